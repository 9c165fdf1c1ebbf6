/** A work that a viewer may not see is in no list of saved works and collections, in no count and in no picture. */
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Collection } from '#shared/collections/contract.ts';
import { artworks, likes } from '#shared/artworks/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createArtwork, createMember } from '#server/testing/factories.ts';
import { askAs } from '#server/testing/hire-work.ts';
import { createOrder } from '#server/testing/orders.ts';

let app: TestApp;
let viewer: TestMember;
/** Bought the work, shows it on the profile, and has it in a public collection that the viewer follows. */
let collector: { id: string; cookie: string };
let artist: { id: string };
let workId: string;
let collectionId: string;
const get = (path: string) => askAs(app, viewer, 'GET', path);
const run = (statement: SQL) => app.ctx.db.execute(statement);

beforeAll(async () => {
  app = await startTestApp();
  const order = await createOrder(app);
  viewer = await createMember(app);
  ({ buyer: collector, artist, artworkId: workId } = order);
  await askAs(app, collector, 'PUT', `/purchases/${order.id}/shown`, { isShown: true });
  const created = await askAs(app, collector, 'POST', '/collections', { title: 'Blue hour' });
  collectionId = created.body.id;
  await askAs(app, collector, 'PATCH', `/collections/${collectionId}`, { visibility: 'public' });
  await askAs(app, viewer, 'POST', `/collections/${collectionId}/follow`);
  app.clock.advance(1000);
  const { id: otherId } = await createArtwork(app, { userId: (await createMember(app)).id });
  for (const artworkId of [workId, otherId]) {
    await askAs(app, collector, 'POST', `/collections/${collectionId}/items`, { artworkId });
    await askAs(app, viewer, 'PUT', `/artworks/${artworkId}/saved`);
    await app.ctx.db.insert(likes).values({ userId: viewer.id, artworkId });
  }
});
afterAll(() => app.close());

interface Reason {
  hide: () => SQL;
  show: () => SQL;
}
const set = (
  table: 'users' | 'artworks' | 'collections',
  change: string,
  back: string,
  id: () => string,
): Reason => ({
  hide: () => sql`update ${sql.raw(table)} set ${sql.raw(change)} where id = ${id()}::uuid`,
  show: () => sql`update ${sql.raw(table)} set ${sql.raw(back)} where id = ${id()}::uuid`,
});
const block = (blocker: () => string, blocked: () => string): Reason => ({
  hide: () =>
    sql`insert into blocks (blocker_id, blocked_id) values (${blocker()}::uuid, ${blocked()}::uuid)`,
  show: () => sql`delete from blocks`,
});
const ofMember = (member: () => { id: string }): Record<string, Reason> => ({
  suspended: set('users', 'suspended_until = now()', 'suspended_until = null', () => member().id),
  'hidden with everything': set('users', 'is_hidden = true', 'is_hidden = false', () => member().id),
  'about to be deleted': set('users', 'deletes_at = now()', 'deletes_at = null', () => member().id),
  'blocked by the viewer': block(
    () => viewer.id,
    () => member().id,
  ),
  'blocking the viewer': block(
    () => member().id,
    () => viewer.id,
  ),
});

describe('a work', () => {
  const reasons = {
    hidden: set('artworks', 'is_hidden = true', 'is_hidden = false', () => workId),
    'made by AI': set('artworks', `making = 'ai_generated'`, 'making = null', () => workId),
    'of the category AI': set('artworks', `category = 'ai_art'`, `category = 'photography'`, () => workId),
    ...Object.fromEntries(
      Object.entries(ofMember(() => artist)).map(([name, reason]) => [`of an artist ${name}`, reason]),
    ),
  };
  /** Finds the lists with the work, and the counts and pictures that include it. */
  async function find() {
    const lists = {
      saved: '/saved',
      liked: '/liked',
      mostSaved: '/most-saved',
      items: `/collections/${collectionId}/items`,
      holdings: `/users/${collector.id}/holdings`,
    };
    const found = await Promise.all(
      Object.entries(lists).map(async ([name, path]) =>
        JSON.stringify((await get(path)).body).includes(workId) ? [name] : [],
      ),
    );
    const [one, followed, shown, figures] = await Promise.all(
      [
        `/collections/${collectionId}`,
        '/followed-collections',
        `/users/${collector.id}/collections`,
        '/saved/figures',
      ].map(async (path) => (await get(path)).body),
    );
    const counts = [one, followed[0], shown[0]].map(({ worksCount, newCount, pictures }: Collection) => [
      worksCount,
      newCount,
      pictures.length,
    ]);
    return { lists: found.flat(), counts: [...counts, [figures.saved.count, figures.liked.count]] };
  }
  const everywhere = {
    lists: ['saved', 'liked', 'mostSaved', 'items', 'holdings'],
    counts: [
      [2, 2, 2],
      [2, 2, 2],
      [2, 2, 2],
      [2, 2],
    ],
  };
  const nowhere = {
    lists: [],
    counts: [
      [1, 1, 1],
      [1, 1, 1],
      [1, 1, 1],
      [1, 1],
    ],
  };

  test.each(Object.entries(reasons))('%s', async (_, { hide, show }) => {
    await run(sql`update users set hides_ai = true where id = ${viewer.id}::uuid`);
    expect(await find()).toEqual(everywhere);
    await run(hide());
    expect(await find()).toEqual(nowhere);
    await run(show());
    expect(await find()).toEqual(everywhere);
  });

  test('of a hidden category is shown only to members who did not hide it', async () => {
    await run(sql`update users set hides_ai = false where id = ${viewer.id}::uuid`);
    await app.ctx.db.update(artworks).set({ making: 'ai_generated' });
    expect(await find()).toEqual(everywhere);
    await app.ctx.db.update(artworks).set({ making: null });
  });
});

describe('a collection', () => {
  const find = async () => {
    const [one, items, followed, shown, report] = await Promise.all([
      get(`/collections/${collectionId}`),
      get(`/collections/${collectionId}/items`),
      get('/followed-collections'),
      get(`/users/${collector.id}/collections`),
      askAs(app, viewer, 'POST', '/reports', {
        subject: 'collection',
        subjectId: collectionId,
        reason: 'spam',
      }),
    ]);
    const listed = [followed, shown].map(({ body }) => (Array.isArray(body) ? body.length : 0));
    return [one.status, items.status, ...listed, report.status];
  };
  test.each(
    Object.entries({
      private: set('collections', `visibility = 'private'`, `visibility = 'public'`, () => collectionId),
      hidden: set('collections', 'is_hidden = true', 'is_hidden = false', () => collectionId),
      ...Object.fromEntries(
        Object.entries(ofMember(() => collector)).map(([name, reason]) => [`of an owner ${name}`, reason]),
      ),
    }),
  )('%s', async (_, { hide, show }) => {
    expect(await find()).toEqual([200, 200, 1, 1, 204]);
    await run(hide());
    expect(await find()).toEqual([404, 404, 0, 0, 404]);
    await run(show());
    expect(await find()).toEqual([200, 200, 1, 1, 204]);
  });
});
