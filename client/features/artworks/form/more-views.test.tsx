import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { artworkDetailSample, artworkSample, memberSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import { MemberContext } from '#client/lib/session.ts';
import { readDraft, writeDraft } from '#client/lib/draft.ts';
import EditDialog from '../edit-dialog.tsx';
import { EMPTY_DRAFT, type UploadDraft } from './upload-draft.ts';
import UploadScreen from './upload-screen.tsx';
import type { View } from './views.ts';

const objectPath = (n: number) => `/objects/33333333-3333-4333-8333-33333333333${n}`;
const view = (n: number, altText = ''): View => ({
  image: { objectPath: objectPath(n), width: 800, height: 600 },
  altText,
});
const WORK = {
  ...EMPTY_DRAFT,
  title: 'Four jugs',
  category: 'handmade_art' as const,
  making: 'by_hand' as const,
  imageUrl: view(0).image,
};
const renderUpload = (values: UploadDraft) => {
  writeDraft('upload', { version: null, values });
  renderPage(
    <MemberContext value={memberSample}>
      <UploadScreen />
    </MemberContext>,
  );
};
const file = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Pictures'), { target: { files } });
const texts = () =>
  within(screen.getByRole('list', { name: 'More views' }))
    .getAllByRole<HTMLInputElement>('textbox')
    .map(({ value }) => value);

/** What a browser sends a file with: it ends when the test says so. */
function stubSending() {
  const sent: { url: string; end: (status: number) => void; progress: (share: number) => void }[] = [];
  class Sending extends EventTarget {
    status = 0;
    upload = new EventTarget();
    #url = '';
    open(_method: string, url: string) {
      this.#url = url;
    }
    setRequestHeader() {}
    abort() {
      this.dispatchEvent(new Event('abort'));
    }
    send() {
      sent.push({
        url: this.#url,
        progress: (share) =>
          this.upload.dispatchEvent(
            Object.assign(new Event('progress'), { loaded: share * 100, total: 100 }),
          ),
        end: (status) => {
          this.status = status;
          this.dispatchEvent(new Event(status === 0 ? 'error' : 'load'));
        },
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', Sending);
  return sent;
}

function stubUploads(answers: Parameters<typeof stubApi>[0] = {}) {
  let issued = 0;
  let checked = 0;
  return stubApi({
    'GET /api/objects/storage': { bytesLeft: 1_503_238_553 },
    'POST /api/objects/upload': () => {
      issued += 1;
      return Response.json({ uploadURL: `https://store.test/${issued}` });
    },
    'PUT /api/artwork-images': () => {
      checked += 1;
      return Response.json({
        objectPath: objectPath(checked),
        width: 800,
        height: 600,
        placeholder: 'AAAA',
      });
    },
    ...answers,
  });
}

test('several pictures are sent at once; one that fails is tried again alone, and all are saved in order', async () => {
  const sending = stubSending();
  const sent = stubUploads({
    'POST /api/artworks': () => Response.json(artworkSample, { status: 201 }),
  });
  renderUpload(WORK);
  choose(file('a.jpg'), file('b.jpg'), file('c.txt', 'text/plain'));
  expect(screen.getByText('Only JPG, PNG, GIF and WebP images are supported.')).toBeTruthy();
  await waitFor(() => expect(sending).toHaveLength(2));
  sending[0]!.progress(0.4);
  await waitFor(() =>
    expect(screen.getByRole('progressbar', { name: 'Uploading a.jpg' }).getAttribute('value')).toBe('40'),
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Uploading...' }).disabled).toBe(true);
  sending[0]!.end(0);
  sending[1]!.end(200);
  const list = await screen.findByRole('list', { name: 'More views' });
  await waitFor(() => expect(within(list).getAllByRole('textbox')).toHaveLength(1));
  await userEvent.type(screen.getByLabelText('What picture 2 shows'), 'From behind');
  // Nothing that has arrived is lost on reload.
  expect(readDraft('upload')).toMatchObject({ values: { views: [view(1, 'From behind')] } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sending).toHaveLength(3));
  sending[2]!.end(200);
  // It was chosen before the other one.
  await waitFor(() => expect(texts()).toEqual(['', 'From behind']));
  expect(await screen.findByText('You have 1.4 GB of storage left.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove c.txt' }));
  await userEvent.click(screen.getByRole('button', { name: 'Upload Artwork' }));
  await waitFor(() =>
    expect(sent.find(({ call }) => call === 'POST /api/artworks')?.body).toMatchObject({
      imageUrl: objectPath(0),
      images: [
        { imageUrl: objectPath(0) },
        { imageUrl: objectPath(2), altText: '' },
        { imageUrl: objectPath(1), altText: 'From behind' },
      ],
    }),
  );
});

test('at most nine can be added, and a refusal of one is said there', async () => {
  stubSending();
  stubUploads({
    'POST /api/artworks': () =>
      problem('invalid_request', {
        errors: [{ path: 'images.2.imageUrl', message: 'You’ve added this picture twice.' }],
      }),
  });
  renderUpload({ ...WORK, views: [1, 2, 3, 4, 5, 6, 7].map((n) => view(n, `View ${n}`)) });
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture 3' }));
  expect(texts()).toEqual(['View 1', 'View 3', 'View 4', 'View 5', 'View 6', 'View 7']);
  await userEvent.click(screen.getByRole('button', { name: 'Upload Artwork' }));
  expect(await screen.findByText('You’ve added this picture twice.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add pictures' }));
  choose(...['a', 'b', 'c', 'd', 'e'].map((name) => file(`${name}.jpg`)));
  expect(await screen.findByText('2 pictures were left out: a work can have up to 10.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add pictures' })).toBeNull();
});

const images = [
  artworkDetailSample.images[0]!,
  ...[1, 2].map((n) => ({
    ...artworkDetailSample.images[0]!,
    imageUrl: objectPath(n),
    altText: `View ${n}`,
  })),
];
const edit = `PATCH /api/artworks/${artworkSample.id}`;
const renderEdit = (fields: object = {}) =>
  renderPage(
    <EditDialog
      artwork={{ ...artworkDetailSample, making: 'by_hand', images, ...fields }}
      member={memberSample}
      onClose={() => {}}
    />,
  );

test('editing sends the pictures only if they have changed, and only texts that were changed here', async () => {
  const sent = stubUploads({ [edit]: artworkSample });
  renderEdit();
  const bodies = () =>
    sent.filter(({ call }) => call === edit).map(({ body }) => body as { images?: object });
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(bodies()[0]!.images).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(bodies()).toHaveLength(2));
  const first = { imageUrl: artworkSample.imageUrl };
  expect(bodies()[1]!.images).toEqual([first, { imageUrl: objectPath(2) }]);
  await userEvent.type(screen.getByLabelText('What picture 2 shows'), ' from behind');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(bodies()).toHaveLength(3));
  const written = { imageUrl: objectPath(1), altText: 'View 1 from behind' };
  expect(bodies()[2]!.images).toEqual([first, written, { imageUrl: objectPath(2) }]);
});

test.each([
  [
    { isSold: true, isForSale: false },
    'The pictures can’t be changed after a sale. You can still describe what they show.',
  ],
  [{ isHidden: true }, 'A hidden work’s pictures can’t be changed. You can still describe what they show.'],
])('%o: only what they show can be changed, and it says why', (fields, sentence) => {
  stubUploads();
  renderEdit(fields);
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(texts()).toEqual(['View 1', 'View 2']);
  expect(screen.queryByRole('button', { name: 'Add pictures' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^(Remove|Move) / })).toBeNull();
});

test('the preview counts the pictures that are there', async () => {
  stubApi({});
  renderUpload({ ...WORK, views: [view(1), view(2)] });
  const preview = within(await screen.findByRole('region', { name: 'On the artwork page' }));
  expect(preview.getByText('3 pictures')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Image' }));
  expect(preview.getByText('2 pictures')).toBeTruthy();
});

test('of a single picture the preview says nothing', async () => {
  stubApi({});
  renderUpload({ ...WORK, imageUrl: null, views: [view(1)] });
  expect(await screen.findByRole('region', { name: 'On the artwork page' })).toBeTruthy();
  expect(screen.queryByText('Each with zoom')).toBeNull();
});
