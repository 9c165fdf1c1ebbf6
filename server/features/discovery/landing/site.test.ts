import { eq } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { artworks } from '#shared/artworks/tables.ts';
import { awards } from '#shared/awards/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { createArtwork } from '#server/testing/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { COMING_SOON: 'premium' } });
});
afterAll(() => app.close());

it('gives the browser what it needs and no secrets', async () => {
  const { body } = await request(app.server).get('/api/config').expect(200);
  expect(body).toMatchObject({ comingSoon: ['premium'], isSandbox: true, premiumPrice: '10.00' });
  expect(JSON.stringify(body)).not.toMatch(/sk_|whsec/);
});

it('excludes hidden works from the landing page, and refreshes after 30 seconds', async () => {
  const winner = await createArtwork(app, { title: 'Winner', likesCount: 3 });
  await app.ctx.db
    .insert(awards)
    .values({ type: 'daily_winner', artworkId: winner.id, userId: winner.userId, awardDate: '2026-01-01' });
  const hung = await createArtwork(app, { isForSale: true, price: '80.00', category: 'handmade_art' });
  await createArtwork(app, { title: 'Hidden', isHidden: true, likesCount: 50 });
  const read = async () => (await request(app.server).get('/api/landing').expect(200)).body;
  const first = await read();
  expect(first.awards).toMatchObject([{ type: 'daily_winner', work: { title: 'Winner' } }]);
  expect(first.wall).toMatchObject([{ id: hung.id, price: '80.00', artistAmount: '72.00' }]);
  expect(JSON.stringify(first)).not.toContain('Hidden');

  await app.ctx.db.update(artworks).set({ isHidden: true }).where(eq(artworks.id, winner.id));
  expect(await read()).toEqual(first);
  app.clock.advance(30_000);
  expect((await read()).awards).toEqual([]);
});

it('credits licensed works', async () => {
  await createArtwork(app, { title: 'Fig', license: 'CC-BY-4.0', credit: 'Photograph by somebody' });
  const { body } = await request(app.server).get('/api/credits').expect(200);
  expect(body).toMatchObject([
    {
      title: 'Fig',
      imageUrl: expect.stringMatching(/^\/objects\//),
      license: 'CC-BY-4.0',
      credit: 'Photograph by somebody',
    },
  ]);
});
