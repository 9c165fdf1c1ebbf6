import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { emptyWork } from '#shared/drafts/fields.ts';
import { problem, renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import { ImportLine } from './import-line.tsx';
import ImportScreen from './import-screen.tsx';
import { makePlan } from './plan.ts';
import { clearImport } from './run.ts';
import { zipOf } from './testing.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
let last = 0;
/** A picture of its own. */
const png = (name: string): File => new File([PNG, String((last += 1))], name, { type: 'image/png' });
const csv = (text: string): File => new File([text], 'works.csv', { type: 'text/csv' });
const id = (n: number) => `99999999-9999-4999-8999-${String(n).padStart(12, '0')}`;

let made = 0;
const draft = () => ({
  id: id((made += 1)),
  version: 1,
  fields: emptyWork('cm'),
  images: [],
  publishAt: null,
  failure: null,
  importKey: null,
  createdAt: '2026-11-27T09:00:00Z',
  updatedAt: '2026-11-27T09:00:00Z',
});
const SERVER = {
  'POST /api/drafts/imported': { drafts: 11, known: [] },
  'POST /api/objects/upload': { uploadURL: '/put' },
  'PUT /put': {},
  'PUT /api/artwork-images': { objectPath: '/objects/x', width: 8, height: 8, placeholder: '' },
  'POST /api/drafts': () => Response.json(draft(), { status: 201 }),
};

afterEach(clearImport);

async function check(...files: File[]): Promise<void> {
  renderPage(<ImportScreen />);
  const options = { applyAccept: false };
  await userEvent.upload(screen.getByLabelText('Pictures', { selector: 'input' }), files, options);
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
}
const make = (name: string) => screen.findByRole('button', { name });
const bodiesOf = (sent: ReturnType<typeof stubApi>, call: string) =>
  sent.filter((one) => one.call === call).map(({ body }) => body);

const MISTAKES = `picture;title;category;making;price;edition;tags;width_cm;least_offer;for_sale
one.png;Price;Handmade;by hand;140 euro;;;;;
two.png;Category;Alternative process;by hand;;;;;;
three.png;Making;Handmade;Watercolor;;;;;;
four.png;${'long '.repeat(40)};Handmade;by hand;;;;;;
five.png;Edition;Handmade;by hand;60;501;;;;
six.png;Tags;Handmade;by hand;;;a&b;;;
seven.png;Width;Handmade;by hand;;;;wide;;
eight.png;Offer;Handmade;by hand;60;;;;70;
nine.png;Switch;Handmade;by hand;60;;;;;maybe
ten.tif;Format;Handmade;by hand;;;;;;
eleven.png;Missing;Handmade;by hand;;;;;;
;Nameless;Handmade;by hand;;;;;;
one.png;Price;Handmade;by hand;;;;;;
twelve.png;Good;Handmade;by hand;60;;;;;
thirteen.png;Long;Handmade;by hand;;;;;;no;more
`;

test('each kind of mistake in a CSV is named, and nothing is published', async () => {
  const sent = stubApi(SERVER);
  const names = [
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'twelve',
    'thirteen',
    'alone',
  ];
  const tif = new File(['II*'], 'ten.tif', { type: 'image/tiff' });
  await check(...names.map((name) => png(`${name}.png`)), tif, csv(MISTAKES));
  const button = await make('Create 12 drafts');
  const seen = document.body.textContent;
  for (const sentence of [
    'The price “140 euro” isn’t an amount like 1200.00. It’s left empty.',
    'There’s no category “Alternative process”. Choose one in the draft.',
    '“Watercolor” isn’t an answer to “How was this made?” Choose one in the draft.',
    'The title is longer than 140 characters. The rest is left out.',
    'The edition size “501” isn’t a number from 2 to 500. It’s left empty.',
    'A tag can have up to 30 letters and numbers. “a&b” is left out.',
    'The width “wide” isn’t a number. It’s left empty.',
    'The lowest offer must be below the price. It’s left empty.',
    'For sale: “maybe” is neither yes nor no, so it’s set to no.',
    'TIFF isn’t supported. Left out. Use JPG, PNG, GIF or WebP.',
    'Row 12 names this picture, but it wasn’t among the files. Left out.',
    'Row 13 doesn’t name a picture. Left out.',
    'The same picture with the same title is already in the list. Left out.',
    'Its row has more cells than there are columns, so its amounts are left empty and it isn’t for sale. Check the draft.',
    'Not in the CSV, so the file name is used as the title.',
  ])
    expect(seen).toContain(sentence);
  expect(screen.getByRole('button', { name: 'Left out 4' })).toBeTruthy();
  expect(screen.getByText(/from 16 rows/).textContent).toBe(
    '12 drafts from 16 rows. You have 11 of 250 drafts, so they all fit.',
  );
  // Until here it only asked.
  expect(new Set(sent.map(({ call }) => call))).toEqual(new Set(['POST /api/drafts/imported']));

  await userEvent.click(button);
  await screen.findByRole('heading', { name: '12 drafts created' });
  const drafts = bodiesOf(sent, 'POST /api/drafts') as { fields: { title: string }; importKey: string }[];
  expect(drafts.map(({ fields }) => fields.title.trim())).toEqual([
    'Price',
    'Category',
    'Making',
    'long '.repeat(28).trim(),
    'Edition',
    'Tags',
    'Width',
    'Offer',
    'Switch',
    'Good',
    'Long',
    'alone',
  ]);
  expect(new Set(drafts.map(({ importKey }) => importKey)).size).toBe(12);
  expect(sent.filter(({ call }) => call.endsWith('/api/artworks'))).toEqual([]);
  expect(screen.getAllByRole('link', { name: 'Open draft' })).toHaveLength(11);
});

test('a picture alone says what its draft will need', async () => {
  stubApi(SERVER);
  await check(png('harbor.png'));
  expect(await screen.findByText('Still missing: category, how it was made.')).toBeTruthy();
});

test('what is there already, as a draft or published, is not made again', async () => {
  const sent = stubApi({
    ...SERVER,
    'POST /api/drafts/imported': () => {
      const { works } = sent.at(-1)!.body as { works: { importKey: string }[] };
      const known = [
        { importKey: works[0]!.importKey, draftId: id(7), artworkId: null },
        { importKey: works[1]!.importKey, draftId: null, artworkId: id(8) },
      ];
      return Response.json({ drafts: 1, known });
    },
  });
  await check(png('a.png'), png('b.png'), png('c.png'));
  await userEvent.click(await make('Create 1 draft'));
  await screen.findByRole('heading', { name: '1 draft created' });
  expect(screen.getByText('You already have this draft.')).toBeTruthy();
  expect(screen.getByText('You’ve already published this.')).toBeTruthy();
  expect(bodiesOf(sent, 'POST /api/drafts')).toMatchObject([{ fields: { title: 'c' } }]);
});

test('works for which there is no room are left out before anything is made', async () => {
  stubApi({ ...SERVER, 'POST /api/drafts/imported': { drafts: 249, known: [] } });
  await check(png('a.png'), png('b.png'));
  expect(await make('Create 1 draft')).toBeTruthy();
  expect(screen.getByText(/You have 249 of 250 drafts, so 1 doesn’t fit\./)).toBeTruthy();
});

test('more than 200 pictures are refused as a whole', async () => {
  stubApi(SERVER);
  await check(...Array.from({ length: 201 }, (_, n) => png(`${n}.png`)));
  expect((await screen.findByRole('alert')).textContent).toBe(
    '201 works is too manyYou can import up to 200 at a time. Choose fewer, then import the rest.',
  );
});

test('an export with more than 200 works is imported in parts', async () => {
  stubApi(SERVER);
  const names = Array.from({ length: 203 }, (_, n) => `picture-${n}`);
  const works = names.map((name) => ({ title: name, image_url: `/objects/${name}` }));
  const zip = await zipOf({
    'data/artworks.json': JSON.stringify(works),
    ...Object.fromEntries(names.map((name) => [`files/pictures/${name}.png`, Buffer.from(PNG)])),
  });
  const list = new File([new Uint8Array(zip)], 'export.zip', { type: 'application/zip' });
  const { works: planned, later } = await makePlan({ pictures: [], list }, () => {});
  expect([planned.length, later]).toEqual([200, 3]);
});

test('stopping keeps the drafts that are there, and makes no more', async () => {
  const answers: (() => void)[] = [];
  const sent = stubApi({
    ...SERVER,
    'POST /api/drafts': () =>
      new Promise<Response>((resolve) => {
        answers.push(() => resolve(Response.json(draft(), { status: 201 })));
      }),
  });
  await check(png('a.png'), png('b.png'), png('c.png'));
  await userEvent.click(await make('Create 3 drafts'));
  await waitFor(() => expect(answers).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  answers[0]!();
  await screen.findByRole('heading', { name: '1 draft created' });
  expect(screen.getByText(/^2 works weren’t imported\./)).toBeTruthy();
  expect(bodiesOf(sent, 'POST /api/drafts')).toHaveLength(1);
});

test('what refuses one work leaves it out, what refuses all ends the import', async () => {
  let calls = 0;
  stubApi({
    ...SERVER,
    'PUT /api/artwork-images': () => {
      calls += 1;
      if (calls === 1) return problem('damaged_image');
      if (calls === 3) return problem('upload_quota');
      return Response.json(SERVER['PUT /api/artwork-images']);
    },
  });
  await check(png('a.png'), png('b.png'), png('c.png'), png('d.png'));
  await userEvent.click(await make('Create 4 drafts'));
  await screen.findByRole('heading', { name: '1 draft created' });
  expect(screen.getByRole('alert').textContent).toContain('The import ended early');
  const list = within(screen.getByRole('region', { name: 'Needs your attention' }));
  expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([expect.stringContaining('a')]);
});

test('it goes on while another screen is open, and closing the window asks', async () => {
  const answers: (() => void)[] = [];
  stubApi({
    ...SERVER,
    'POST /api/drafts': () =>
      new Promise<Response>((resolve) => {
        answers.push(() => resolve(Response.json(draft(), { status: 201 })));
      }),
  });
  await check(png('a.png'));
  await userEvent.click(await make('Create 1 draft'));
  await waitFor(() => expect(answers).toHaveLength(1));
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(closing()).toBe(true);
  cleanup();
  renderPage(<ImportLine />);
  expect(screen.getByText('Importing: 0 of 1 draft created.')).toBeTruthy();
  answers[0]!();
  await vi.waitFor(() => expect(closing()).toBe(false), 10_000);
  renderPage(<ImportScreen />);
  expect(screen.getByRole('heading', { name: '1 draft created' })).toBeTruthy();
});
