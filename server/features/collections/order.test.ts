/** The order of a collection: changed one work at a time, so that no window loses what another one did. */
import { eq, sql } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CollectionItem } from '#shared/collections/contract.ts';
import { nextCursor } from '#shared/http/page.ts';
import { collectionItems } from '#shared/collections/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createArtwork, createMember } from '#server/testing/factories.ts';
import { askAs } from '#server/testing/hire-work.ts';

const MOVES = process.env.ROUNDS === 'full' ? 1000 : 60;

let app: TestApp;
let owner: TestMember;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_REACTION: '100000', RATE_LIMIT_READ: '100000' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await createMember(app);
});

const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  askAs(app, owner, method, path, body);
const create = async (): Promise<string> =>
  (await send('POST', '/collections', { title: 'Blue hour' })).body.id;
const add = async (id: string, artworkId: string): Promise<string> =>
  (await send('POST', `/collections/${id}/items`, { artworkId })).body.itemId;
const page = async (path: string) => {
  const { body, headers } = await request(app.server)
    .get(`/api${path}`)
    .set('Cookie', owner.cookie)
    .expect(200);
  const next = nextCursor(headers.link ?? null);
  return { items: body as CollectionItem[], next: next && encodeURIComponent(next) };
};
const titlesOf = async (id: string) =>
  (await page(`/collections/${id}/items`)).items.map(({ artwork }) => artwork?.title);

describe('the order', () => {
  const letters = ['a', 'b', 'c', 'd'];
  async function createOrdered() {
    const id = await create();
    const items = new Map<string, string>();
    for (const title of letters) items.set(title, await add(id, (await createArtwork(app, { title })).id));
    return { id, items };
  }

  test('is changed one work at a time', async () => {
    const { id, items } = await createOrdered();
    const place = (title: string, after: string | null) =>
      send('PUT', `/collection-items/${items.get(title)}/place`, { after: after && items.get(after) });
    await place('d', null);
    expect(await titlesOf(id)).toEqual(['d', 'a', 'b', 'c']);
    await place('a', 'c');
    expect(await titlesOf(id)).toEqual(['d', 'b', 'c', 'a']);
    await place('b', 'b');
    await send('DELETE', `/collection-items/${items.get('c')}`);
    expect(await place('d', 'c')).toMatchObject({ status: 409, body: { code: 'collection_changed' } });
    expect(await titlesOf(id)).toEqual(['d', 'b', 'a']);
    const { next } = await page(`/collections/${id}/items?limit=2`);
    expect((await page(`/collections/${id}/items?limit=2&cursor=${next}`)).items).toHaveLength(1);
  });

  test('keeps every work when two windows move, add and remove at once', async () => {
    const id = await create();
    await app.ctx.db.execute(sql`
      with works as (
        insert into artworks (title, image_url, width, height, placeholder, category, user_id)
        select 'Work ' || n, '/objects/' || gen_random_uuid(), 10, 10, 'AAAA', 'photography', ${owner.id}::uuid
        from generate_series(1, 999) n returning id)
      insert into collection_items (collection_id, owner_id, artwork_id, position)
      select ${sql.param(id)}::uuid, ${owner.id}::uuid, id, row_number() over () from works`);
    const all = async () =>
      (
        await app.ctx.db
          .select({ id: collectionItems.id })
          .from(collectionItems)
          .where(eq(collectionItems.collectionId, id))
          .orderBy(collectionItems.position, collectionItems.id)
      ).map((item) => item.id);
    const before = await all();
    const removed = new Set(before.slice(0, 5));
    const movable = before.slice(5);
    const pick = () => movable[Math.floor(Math.random() * movable.length)]!;
    const moved = Array.from({ length: MOVES }, () => ({ item: pick(), after: pick() }));
    const window = async (moves: typeof moved, rest: () => Promise<unknown>) => {
      for (const { item, after } of moves) {
        if (item === after) continue;
        const { status } = await send('PUT', `/collection-items/${item}/place`, { after });
        expect(status).toBe(204);
      }
      await rest();
    };
    const half = moved.length / 2;
    const { id: extra } = await createArtwork(app);
    await Promise.all([
      window(moved.slice(0, half), () => add(id, extra)),
      window(moved.slice(half), () =>
        Promise.all([...removed].map((item) => send('DELETE', `/collection-items/${item}`))),
      ),
    ]);
    const after = await all();
    expect(after).toHaveLength(before.length - 5 + 1);
    expect(new Set(after).isSupersetOf(new Set(movable))).toBe(true);
    // The last move of a single window is where it was put.
    const [item, behind] = [after[3]!, after[900]!];
    await send('PUT', `/collection-items/${item}/place`, { after: behind });
    const now = await all();
    expect(now[now.indexOf(behind) + 1]).toBe(item);
  }, 120_000);
});
