/** For tests: an app that serves documents, its admin, and what visitors ask. */
import { expect } from 'vitest';
import { collectionItems, collections } from '#shared/collections/tables.ts';
import { DEFAULT_RATES } from '#shared/kernel/commission.ts';
import { sendDocument } from '#server/http/spa.ts';
import { startTestApp } from '#server/testing/app.ts';
import { createArtwork, createMember } from '#server/testing/factories.ts';

const SITE = {
  publicUrl: 'https://gallery.example',
  assetUrl: '',
  isSelling: true,
  hasPremiumCourses: () => true,
  prices: async () => ({ ...DEFAULT_RATES, premiumPrice: '10.00' }),
};
const SHELL =
  '<title>Atelier</title><meta\n name="description"\n content="All." /><!--preloads--><!--answers-->';

export const TITLE = 'Kite & <b>"string"</b> ]]> 静';

export async function startGallery() {
  const app = await startTestApp({
    env: { RATE_LIMIT_READ: '100000', RATE_LIMIT_PAGE: '600000', RATE_LIMIT_REACTION: '100000' },
    client: (read) => sendDocument(SITE, () => SHELL, undefined, read),
  });
  const { db } = app.ctx;
  const admin = await createMember(app, { role: 'admin' });

  const get = (path: string, cookie = '') =>
    fetch(app.url + path, { headers: cookie ? { cookie } : {}, redirect: 'manual' });
  const textOf = async (path: string) => (await get(path)).text();
  const statusOf = async (path: string) => (await get(path)).status;
  const send = (member: { cookie: string }, method: string, path: string, body: object) =>
    fetch(app.url + path, {
      method,
      headers: { cookie: member.cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const oEmbedOf = (path: string) => `/api/oembed?url=${encodeURIComponent(app.url + path)}`;
  async function openGallery(isPublic: boolean): Promise<void> {
    const answer = await send(admin, 'PUT', '/api/office/settings/public-gallery', { isPublic });
    expect(await answer.json()).toMatchObject({ isPublic });
  }
  async function createCollection(
    fields: Partial<typeof collections.$inferInsert> & { ownerId: string },
    works: string[],
  ): Promise<string> {
    const [row] = await db
      .insert(collections)
      .values({ title: 'Blue hour', visibility: 'public', ...fields })
      .returning();
    for (const [position, artworkId] of works.entries())
      await db
        .insert(collectionItems)
        .values({ collectionId: row!.id, ownerId: fields.ownerId, artworkId, position });
    return row!.id;
  }
  const artist = await createMember(app, {
    artistName: 'Mina "M" Okoro',
    bio: 'Paper and\nglass.\u0007',
    city: 'Lagosville',
    followersCount: 4321,
    isPublic: true,
  });
  const work = await createArtwork(app, {
    userId: artist.id,
    title: TITLE,
    description: '</script><script>alert(1)</script>',
    altText: 'A kite',
    isForSale: true,
    price: '180.00',
    isPhysical: true,
    deliveryCost: '8.00',
    widthMm: 600,
    heightMm: 450,
    likesCount: 4242,
    viewsCount: 9876,
  });
  await openGallery(true);
  return { app, admin, artist, work, get, textOf, statusOf, send, oEmbedOf, openGallery, createCollection };
}
