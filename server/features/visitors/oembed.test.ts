import { afterAll, expect, it } from 'vitest';
import { fitted } from './oembed.ts';
import { startGallery } from './testing.ts';

const { app, work, get, statusOf, oEmbedOf, openGallery } = await startGallery();
afterAll(() => app.close());

const CARD = { width: 1200, height: 630 };

it.each([
  [{}, 1200, 630],
  [{ maxwidth: 2000, maxheight: 2000 }, 1200, 630],
  [{ maxwidth: 300 }, 300, 157],
  [{ maxheight: 90 }, 171, 90],
  [{ maxwidth: 300, maxheight: 90 }, 171, 90],
  [{ maxwidth: 90, maxheight: 300 }, 90, 47],
  [{ maxwidth: 1 }, 1, 1],
])('shows a picture no larger than %j asks, in its own shape', (asked, width, height) => {
  expect(fitted(CARD, { url: '', ...asked })).toEqual({ width, height });
});

it('is only there as JSON, which a program learns by its status, but not of a page that is not there', async () => {
  await openGallery(true);
  const of = (id: string) => oEmbedOf(`/artwork/${id}`);
  expect(await statusOf(`${of(work.id)}&format=json`)).toBe(200);
  const xml = await get(`${of(work.id)}&format=xml`);
  expect([xml.status, (await xml.json()).code]).toEqual([501, 'format_not_available']);
  expect(await statusOf(`${of(app.url)}&format=xml`)).toBe(404);
});
