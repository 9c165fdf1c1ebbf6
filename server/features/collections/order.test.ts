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

  test('keeps the changes of two windows one after another, in a thousand works', async () => {
    const id = await create();
    const { db } = app.ctx;
    await db.execute(sql`
      with works as (
        insert into artworks (title, image_url, width, height, placeholder, category, user_id)
        select 'Work ' || n, '/objects/' || gen_random_uuid(), 10, 10, 'AAAA', 'photography', ${owner.id}::uuid
        from generate_series(1, 999) n returning id)
      insert into collection_items (collection_id, owner_id, artwork_id, position)
      select ${sql.param(id)}::uuid, ${owner.id}::uuid, id, row_number() over () from works`);
    const all = async () =>
      (
        await db
          .select({ id: collectionItems.id })
          .from(collectionItems)
          .where(eq(collectionItems.collectionId, id))
          .orderBy(collectionItems.position, collectionItems.id)
      ).map((item) => item.id);
    const before = await all();
    await logChanges();
    const removed = before.slice(0, 5);
    const movable = before.slice(5);
    const pick = (from: string[]) => from[Math.floor(Math.random() * from.length)]!;
    // Each window moves works of its own, behind any work.
    const windows = [0, 1].map((parity) => {
      const own = movable.filter((_, index) => index % 2 === parity);
      const moves = Array.from({ length: MOVES / 2 }, () => ({ item: pick(own), after: pick(movable) }));
      return moves.filter(({ item, after }) => item !== after);
    });
    const run = async (moves: { item: string; after: string }[]) => {
      for (const { item, after } of moves) {
        expect((await send('PUT', `/collection-items/${item}/place`, { after })).status).toBe(204);
      }
    };
    const { id: extra } = await createArtwork(app);
    await Promise.all([
      run(windows[0]!).then(() => add(id, extra)),
      run(windows[1]!),
      ...removed.map((item) => send('DELETE', `/collection-items/${item}`)),
    ]);
    let expected = before;
    for (const { op, item } of await readChanges()) {
      expected = expected.filter((other) => other !== item);
      if (op === 'INSERT') expected.push(item);
      if (op !== 'UPDATE') continue;
      const move = windows.find(([next]) => next?.item === item)?.shift();
      expected.splice(expected.indexOf(move!.after) + 1, 0, item);
    }
    expect(windows.flat()).toEqual([]);
    expect(await all()).toEqual(expected);
    expect(expected).toHaveLength(before.length - removed.length + 1);
  }, 120_000);
});

/** Written while the collection is locked, so that it has the order in which the server made the changes. */
const logChanges = () =>
  app.ctx.db.execute(sql`
    create table changes (n bigserial, tx xid8 default pg_current_xact_id(), op text, item uuid);
    create function log_change() returns trigger language plpgsql as
      $$ begin insert into changes (op, item) values (tg_op, coalesce(new.id, old.id)); return null; end $$;
    create trigger log_change after insert or update or delete on collection_items
      for each row execute function log_change()`);

/** One for each change: the last row that it wrote, because a move may first number all of them anew. */
async function readChanges() {
  const { rows } = await app.ctx.db.execute<{ op: string; item: string }>(
    sql`select op, item from (select distinct on (tx) * from changes order by tx, n desc) last order by n`,
  );
  return rows;
}
