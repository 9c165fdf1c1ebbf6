/** What a visitor reads follows each change at once, though pages are cached. */
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { collectionItems } from '#shared/collections/tables.ts';
import { createArtwork, createDeliveryProfile } from '#server/testing/factories.ts';
import { startGallery } from './testing.ts';

const { app, artist, work, textOf, send, createCollection } = await startGallery();
afterAll(() => app.close());

/** A cached page is dropped when the change has reached the process. */
const expectPage = (path: string) => expect.poll(() => textOf(path));

it('a collection, when a work is added or taken out', async () => {
  const id = await createCollection({ ownerId: artist.id }, [work.id]);
  const path = `/collection/${id}`;
  const other = await createArtwork(app, { userId: artist.id, title: 'Second sail' });
  expect(await textOf(path)).not.toContain('Second sail');
  await send(artist, 'POST', `/api/collections/${id}/items`, { artworkId: other.id });
  await expectPage(path).toContain('Second sail');
  const ofOther = eq(collectionItems.artworkId, other.id);
  const [item] = await app.ctx.db.select().from(collectionItems).where(ofOther);
  expect((await send(artist, 'DELETE', `/api/collection-items/${item!.id}`, {})).status).toBe(204);
  await expectPage(path).not.toContain('Second sail');
});

it('a work, when its delivery profile is deleted; its lowest cost is of a country that is delivered to', async () => {
  const { id: deliveryProfileId } = await createDeliveryProfile(app, { userId: artist.id, leftOut: ['NO'] });
  const fields = { userId: artist.id, isForSale: true, price: '90.00', isPhysical: true, deliveryProfileId };
  const { id } = await createArtwork(app, fields);
  const path = `/artwork/${id}`;
  const delivery = async () => /from <span[^>]*>(\$\d+)/.exec(await textOf(path))?.[1];
  expect(await delivery()).toBe('$16');
  await send(artist, 'DELETE', `/api/delivery-profiles/${deliveryProfileId}?deliveryCost=77`, {});
  await expect.poll(delivery).toBe('$77');
});
