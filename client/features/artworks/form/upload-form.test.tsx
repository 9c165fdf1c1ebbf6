import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, expect, test } from 'vitest';
import { artworkSample, draftSample, memberSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { MemberContext } from '#client/lib/session.ts';
import { writeDraft } from '#client/lib/draft.ts';
import { paths } from '#client/paths.ts';
import { EMPTY_DRAFT, type UploadDraft } from './upload-draft.ts';
import UploadScreen from './upload-screen.tsx';

const image = { objectPath: '/objects/33333333-3333-4333-8333-333333333333', width: 1600, height: 1200 };
const renderDraft = (draft: Partial<UploadDraft> = {}) => {
  if (Object.keys(draft).length > 0)
    writeDraft('upload', { version: null, values: { ...EMPTY_DRAFT, ...draft } });
  renderPage(
    <MemberContext value={memberSample}>
      <UploadScreen />
    </MemberContext>,
  );
};
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Upload Artwork' }));

// Uppy moves the focus 260 ms after it closed, and needs a document for that.
afterAll(() => new Promise((resolve) => setTimeout(resolve, 300)));

test('missing fields are reported in a toast and at each field, and the first one is focused', async () => {
  const sent = stubApi({});
  renderDraft();
  await submit();
  expect(shownToast()).toBe('Error: Please fill in all required fields and upload an image.');
  for (const sentence of [
    'An image is required',
    'Title is required',
    'Category is required',
    'Please choose how this was made.',
  ]) {
    expect(screen.getByText(sentence)).toBeTruthy();
  }
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose an image' }));
  expect(sent).toEqual([]);
});

test('a dropped file opens the dialog, which has it', async () => {
  stubApi({});
  renderDraft();
  const file = new File(['x'.repeat(20)], 'canyon.png', { type: 'image/png' });
  fireEvent.drop(screen.getByRole('button', { name: 'Choose an image' }), {
    dataTransfer: { files: [file] },
  });
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('canyon.png')).toBeTruthy();
});

test('removing the image focuses the chooser', async () => {
  stubApi({});
  renderDraft({ imageUrl: image });
  await userEvent.click(screen.getByRole('button', { name: 'Remove Image' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose an image' }));
});

test('the price field appears with its switch and shows the artist’s part', async () => {
  stubApi({});
  renderDraft();
  expect(screen.queryByLabelText('Price (USD)')).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: 'Available for sale' }));
  expect(screen.getByText('Leave blank for “Price on request.”')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Price (USD)'), '260');
  expect(screen.getByText('You receive $234. The commission is 10%.')).toBeTruthy();
});

test('what its page will show follows what is typed', async () => {
  stubApi({});
  renderDraft({ isForSale: true, price: '180', isEdition: true, editionSize: '20' });
  const page = within(screen.getByRole('region', { name: 'On the artwork page' }));
  expect(page.getByText('$180')).toBeTruthy();
  expect(page.getByText(/^Edition of/).textContent).toBe('Edition of 20, 20 left');
  expect(page.getByText('1 to 20')).toBeTruthy();
  await userEvent.click(screen.getByRole('switch', { name: 'Open to offers' }));
  expect(page.getByText('Purchase, and Make an offer')).toBeTruthy();
  await userEvent.clear(screen.getByLabelText('Price (USD)'));
  expect(page.getByText('Price on request')).toBeTruthy();
  expect(page.getByText('Make an offer, and Message')).toBeTruthy();
  await userEvent.click(screen.getByRole('switch', { name: 'Available for sale' }));
  expect(page.getByText('Not for sale')).toBeTruthy();
  expect(page.queryByText('Included')).toBeNull();
  await userEvent.type(screen.getByLabelText('Title'), 'Canyon');
  expect(page.getByText('Canyon')).toBeTruthy();
});

test('where nothing is sold there are no offers and no certificates', async () => {
  stubApi({});
  document.head.innerHTML = '<meta name="prices" content="0.1000 0.0800 10.00 off">';
  renderDraft({ isForSale: true, price: '180' });
  const page = within(screen.getByRole('region', { name: 'On the artwork page' }));
  expect(screen.queryByRole('switch', { name: 'Open to offers' })).toBeNull();
  expect(page.queryByText('Included')).toBeNull();
  document.head.innerHTML = '';
});

test('the delivery cost is asked only for a physical work', async () => {
  const sent = stubApi({ 'POST /api/artworks': () => problem('internal') });
  renderDraft({ title: 'Bowl', category: 'handmade_art', making: 'by_hand', imageUrl: image });
  expect(screen.queryByLabelText('Shipping cost (USD)')).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: 'Physical work' }));
  expect(screen.getByText('Leave blank for free shipping.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Shipping cost (USD)'), '18.505');
  await submit();
  expect(sent.map(({ call }) => call)).toEqual(['GET /api/delivery-profiles']);
  expect(document.activeElement).toBe(screen.getByLabelText('Shipping cost (USD)'));
  await userEvent.type(screen.getByLabelText('Shipping cost (USD)'), '{Backspace}');
  await submit();
  expect(sent.at(-1)?.body).toMatchObject({ deliveryCost: '18.50', deliveryProfileId: null });
});

test('a saved work clears the form, switches and image included, and is linked', async () => {
  const sent = stubApi({
    'POST /api/artworks': () => Response.json({ ...artworkSample, title: 'Canyon' }, { status: 201 }),
  });
  renderDraft({
    title: 'Canyon',
    category: 'handmade_art',
    making: 'by_hand',
    tags: 'Linocut, sea',
    isForSale: true,
    price: '',
    isNftAvailable: true,
    imageUrl: image,
  });
  await submit();
  expect(await screen.findByRole('link', { name: 'View artwork' })).toBe(document.activeElement);
  expect(shownToast()).toBe('Success: Artwork uploaded successfully!');
  expect(sent[0]?.body).not.toHaveProperty('price');
  expect(sent[0]?.body).toMatchObject({ making: 'by_hand', tags: ['Linocut', ' sea'] });
  await userEvent.click(screen.getByRole('button', { name: 'Upload another' }));
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('');
  for (const name of ['Available for sale', 'NFT available']) {
    expect(screen.getByRole('switch', { name }).getAttribute('aria-checked')).toBe('false');
  }
  expect(screen.queryByRole('button', { name: 'Remove Image' })).toBeNull();
});

test('a failure keeps what was typed', async () => {
  stubApi({ 'POST /api/artworks': () => problem('internal') });
  renderDraft({ title: 'Canyon', category: 'handmade_art', making: 'by_hand', imageUrl: image });
  await submit();
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeTruthy();
  expect(shownToast()).toBe('Error: Failed to upload artwork. Please try again.');
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Canyon');
});

test('AI art must be made with AI, and a valid choice clears the error', async () => {
  const sent = stubApi({});
  renderDraft({ title: 'Canyon', category: 'ai_art', making: 'by_hand', imageUrl: image });
  await submit();
  expect(screen.getByText(/^For AI art/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('How was this made?'));
  expect(sent).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText('How was this made?'), 'AI-generated');
  expect(screen.queryByText(/^For AI art/)).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Canyon');
});

test('how it was made has its own message, without the general one', async () => {
  const sent = stubApi({});
  renderDraft({ title: 'Canyon', category: 'digital_art', imageUrl: image });
  const before = shownToast();
  await submit();
  expect(screen.getByText('Please choose how this was made.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('How was this made?'));
  expect(shownToast()).toBe(before);
  expect(sent).toEqual([]);
});

test('a size that is none is said at its field, without the general message', async () => {
  const sent = stubApi({});
  renderDraft({ title: 'Canyon', category: 'digital_art', making: 'digital', imageUrl: image, width: '-5' });
  const before = shownToast();
  await submit();
  expect(screen.getByText('Enter a size between 1 mm and 20 m, with up to two decimals.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/^Width/));
  expect(shownToast()).toBe(before);
  expect(sent).toEqual([]);
});

test('a work for sale costs at least what a card can be charged', async () => {
  const sent = stubApi({});
  renderDraft({
    title: 'Canyon',
    category: 'digital_art',
    making: 'digital',
    imageUrl: image,
    isForSale: true,
    price: '0.49',
  });
  expect(screen.getByText('The minimum price is $0.50.')).toBeTruthy();
  await submit();
  expect(screen.getByText('The price must be at least $0.50.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('an edition has a size', async () => {
  const sent = stubApi({ 'POST /api/artworks': artworkSample });
  renderDraft({
    title: 'Canyon',
    category: 'digital_art',
    making: 'digital',
    imageUrl: image,
    isForSale: true,
    price: '60',
  });
  await userEvent.click(screen.getByRole('radio', { name: 'Edition' }));
  const size = screen.getByRole('spinbutton', { name: 'Edition size' });
  await userEvent.type(size, '501');
  await submit();
  expect(screen.getByText('Enter an edition size from 2 to 500.')).toBeTruthy();
  expect(document.activeElement).toBe(size);
  expect(sent).toEqual([]);
  await userEvent.clear(size);
  await userEvent.type(size, '20');
  await submit();
  expect(sent).toMatchObject([{ body: { editionSize: 20, price: '60' } }]);
});

test('the newer version of another window is compared, and a copy keeps what stands here', async () => {
  const address = `/api/drafts/${draftSample.id}`;
  const draft = (title: string, version: number) => ({
    ...draftSample,
    version,
    fields: { ...draftSample.fields, title },
    createdAt: draftSample.createdAt.toISOString(),
    updatedAt: draftSample.updatedAt.toISOString(),
  });
  history.replaceState(null, '', paths.draft(draftSample.id));
  let stored = draft('Fig', 1);
  const copy = { ...draft('Fig tree', 1), id: '99999999-9999-4999-8999-999999999999' };
  const sent = stubApi({
    [`GET ${address}`]: () => Response.json(stored),
    [`PATCH ${address}`]: () => problem('draft_changed'),
    'POST /api/drafts': () => Response.json(copy, { status: 201 }),
  });
  renderDraft();
  const title = await screen.findByLabelText<HTMLInputElement>('Title');
  expect(title.value).toBe('Fig');
  stored = draft('Figs', 2);
  await userEvent.type(title, ' tree');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('row', { name: 'Title Fig tree Figs' })).toBeTruthy();
  expect(dialog.getAllByRole('row')).toHaveLength(2);
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Keep as a copy' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('Not saved')).toBeTruthy();
  expect(title.value).toBe('Fig tree');
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep as a copy' }));
  await screen.findByText(/^Saved as a draft/);
  expect(sent.at(-1)).toMatchObject({ call: 'POST /api/drafts', body: { fields: { title: 'Fig tree' } } });
  expect(location.pathname + location.search).toBe(paths.draft(copy.id));
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Fig tree');
});
