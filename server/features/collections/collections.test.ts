/** 'Saved', 'Liked' and collections: who sees what of them, and that no window loses what another one did. */
import { eq, sql } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Artwork } from '#shared/artworks/contract.ts';
import type { Collection, CollectionItem } from '#shared/collections/contract.ts';
import { COLLECTION_MAX_WORKS, MAX_COLLECTIONS } from '#shared/collections/limits.ts';
import { nextCursor } from '#shared/http/page.ts';
import { artworks, likes } from '#shared/artworks/tables.ts';
import { collectionItems, collections } from '#shared/collections/tables.ts';
import { cases } from '#shared/moderation/cases/tables.ts';
import { blocks } from '#shared/moderation/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createArtwork, createMember } from '#server/testing/factories.ts';
import { askAs } from '#server/testing/hire-work.ts';
import { openStream } from '#server/testing/stream.ts';

let app: TestApp;
let owner: TestMember;
let visitor: TestMember;
let artist: TestMember;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_REACTION: '100000', RATE_LIMIT_READ: '100000' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  [owner, visitor, artist] = await Promise.all([createMember(app), createMember(app), createMember(app)]);
});

type Fields = NonNullable<Parameters<typeof createArtwork>[1]>;
const createWork = (fields: Fields = {}) => createArtwork(app, { userId: artist.id, ...fields });
const send = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  who = owner,
) => askAs(app, who, method, path, body);
const get = async <T>(path: string, who = owner): Promise<T> =>
  (await send('GET', path, undefined, who)).body;
const page = async (path: string) => {
  const { body, headers } = await request(app.server)
    .get(`/api${path}`)
    .set('Cookie', owner.cookie)
    .expect(200);
  const next = nextCursor(headers.link ?? null);
  return { body, next: next && encodeURIComponent(next) };
};
const create = async (fields: object = {}): Promise<Collection> =>
  (await send('POST', '/collections', { title: 'Blue hour', ...fields })).body;
const add = async (id: string, artworkId: string): Promise<string> =>
  (await send('POST', `/collections/${id}/items`, { artworkId })).body.itemId;
const open = (id: string) => send('PATCH', `/collections/${id}`, { visibility: 'public' });
const itemsOf = (id: string, who = owner) => get<CollectionItem[]>(`/collections/${id}/items?limit=100`, who);
const titlesOf = async (id: string, who = owner) =>
  (await itemsOf(id, who)).map(({ artwork }) => artwork?.title ?? null);
const titles = (list: Artwork[]) => list.map(({ title }) => title);

describe('Saved', () => {
  test('a work is saved once, is marked everywhere, and can be taken out again', async () => {
    const { id } = await createWork();
    const [first, again] = await Promise.all([
      send('PUT', `/artworks/${id}/saved`),
      send('PUT', `/artworks/${id}/saved`),
    ]);
    expect(first.body.itemId).toBe(again.body.itemId);
    expect(titles(await get('/saved'))).toEqual(['Quiet water']);
    expect(await get(`/artworks/${id}`)).toMatchObject({ isSaved: true });
    expect((await get<Artwork[]>('/artworks')).find((work) => work.id === id)).toMatchObject({
      isSaved: true,
    });
    expect(await get(`/artworks/${id}`, visitor)).toMatchObject({ isSaved: false });
    expect((await send('DELETE', `/collection-items/${first.body.itemId}`)).status).toBe(204);
    expect(await get('/saved')).toEqual([]);
    expect(await get(`/artworks/${id}`)).toMatchObject({ isSaved: false });
  });

  test('a work in a collection alone is marked, too', async () => {
    const { id } = await createWork();
    await create({ artworkId: id });
    expect(await get(`/artworks/${id}`)).toMatchObject({ isSaved: true });
    expect(await get('/saved')).toEqual([]);
  });

  test('pages in three orders, with how many are for sale and from what price', async () => {
    const prices = [null, '90.00', '70.00', '120.00'];
    for (const [index, price] of prices.entries()) {
      const { id } = await createWork({ title: `Work ${index}`, price, isForSale: price !== null });
      await send('PUT', `/artworks/${id}/saved`);
    }
    const all = async (sort: string) => {
      const first = await page(`/saved?limit=2&sort=${sort}`);
      const rest = await page(`/saved?limit=2&sort=${sort}&cursor=${first.next}`);
      expect(rest.next).toBeNull();
      return [...titles(first.body), ...titles(rest.body)];
    };
    expect(await all('newest')).toEqual(['Work 3', 'Work 2', 'Work 1', 'Work 0']);
    expect(await all('price_asc')).toEqual(['Work 2', 'Work 1', 'Work 3', 'Work 0']);
    expect((await all('for_sale')).at(-1)).toBe('Work 0');
    expect(await get('/saved/figures')).toMatchObject({
      saved: { count: 4, forSale: 3, lowestPrice: '70.00' },
      liked: { count: 0, forSale: 0, lowestPrice: null },
      collections: 0,
    });
  });

  test('liked works are a list, too', async () => {
    const { id } = await createWork({ title: 'Liked' });
    await app.ctx.db.insert(likes).values({ userId: owner.id, artworkId: id });
    expect(titles(await get('/liked'))).toEqual(['Liked']);
    expect(await get('/liked', visitor)).toEqual([]);
  });

  test('leaves out what is hidden, blocked, suspended or AI the member does not want; a deleted work is gone', async () => {
    const [suspended, blocked] = await Promise.all([createMember(app), createMember(app)]);
    const works = [
      await createWork({ title: 'Shown' }),
      await createWork({ title: 'Hidden' }),
      await createWork({ title: 'Suspended', userId: suspended.id }),
      await createWork({ title: 'Blocked', userId: blocked.id }),
      await createWork({ title: 'AI', making: 'ai_assisted' }),
      await createWork({ title: 'Deleted' }),
    ];
    for (const { id } of works) await send('PUT', `/artworks/${id}/saved`);
    await app.ctx.db.insert(likes).values(works.map(({ id }) => ({ userId: owner.id, artworkId: id })));
    const { db } = app.ctx;
    await db.update(artworks).set({ isHidden: true }).where(eq(artworks.id, works[1]!.id));
    await db.update(users).set({ suspendedUntil: new Date() }).where(eq(users.id, suspended.id));
    await db.insert(blocks).values({ blockerId: blocked.id, blockedId: owner.id });
    await db.update(users).set({ hidesAi: true }).where(eq(users.id, owner.id));
    expect((await send('DELETE', `/artworks/${works[5]!.id}`, undefined, artist)).status).toBe(204);
    for (const list of ['/saved', '/liked']) expect(titles(await get(list))).toEqual(['Shown']);
    expect(await get('/saved/figures')).toMatchObject({ saved: { count: 1 }, liked: { count: 1 } });
    expect(await db.$count(collectionItems, eq(collectionItems.ownerId, owner.id))).toBe(5);
  });

  test('says where a work is kept, and refreshes the member’s other tabs', async () => {
    const { id } = await createWork();
    const stream = await openStream(app.url, owner.cookie);
    const blue = await create();
    await stream.next('saved');
    const itemId = await add(blue.id, id);
    await stream.next('saved');
    stream.close();
    expect(await get(`/artworks/${id}/saves`)).toMatchObject({
      saved: { itemId: null, worksCount: 0 },
      collections: [{ id: blue.id, title: 'Blue hour', visibility: 'private', worksCount: 1, itemId }],
    });
  });

  test('what was saved by most members this week, of what the member may see', async () => {
    const popular = await createWork({ title: 'Popular' });
    const older = await createWork({ title: 'Older' });
    const known = await createWork({ title: 'Hidden since' });
    const fans = await Promise.all(Array.from({ length: 3 }, () => createMember(app)));
    for (const fan of fans) {
      for (const { id } of [popular, known]) await send('PUT', `/artworks/${id}/saved`, undefined, fan);
    }
    for (const fan of fans) await send('PUT', `/artworks/${older.id}/saved`, undefined, fan);
    const { db } = app.ctx;
    await db.update(artworks).set({ isHidden: true }).where(eq(artworks.id, known.id));
    await db.execute(sql`update collection_items set created_at = created_at - interval '8 days'
      where artwork_id = ${older.id}`);
    const shown = titles(await get('/most-saved', visitor));
    expect(shown).toContain('Popular');
    expect(shown).not.toContain('Older');
    expect(shown).not.toContain('Hidden since');
  });
});

describe('a collection', () => {
  test('is private at first, then shown by link or on the profile', async () => {
    const { id } = await create({ note: 'Eleven meters of north wall' });
    const statusFor = async (who: TestMember) =>
      (await send('GET', `/collections/${id}`, undefined, who)).status;
    const onProfile = async () => (await get<Collection[]>(`/users/${owner.id}/collections`, visitor)).length;
    expect([await statusFor(visitor), await onProfile()]).toEqual([404, 0]);
    await send('PATCH', `/collections/${id}`, { visibility: 'link' });
    expect([await statusFor(visitor), await onProfile()]).toEqual([200, 0]);
    await open(id);
    expect([await statusFor(visitor), await onProfile()]).toEqual([200, 1]);
    await send('PATCH', `/collections/${id}`, { visibility: 'private' });
    expect([await statusFor(visitor), await onProfile()]).toEqual([404, 0]);
    expect(await get(`/collections/${id}`)).toMatchObject({ note: 'Eleven meters of north wall' });
  });

  test('is found on the profile by a work in it that the viewer may see', async () => {
    const [{ id }, empty] = [await create(), await create({ title: 'Empty' })];
    for (const it of [id, empty.id]) await open(it);
    const work = await createArtwork(app, { userId: owner.id });
    await add(id, work.id);
    const withWork = async (artworkId: string) =>
      (await get<Collection[]>(`/users/${owner.id}/collections?artworkId=${artworkId}`, visitor)).map(
        (found) => found.id,
      );
    expect(await withWork(work.id)).toEqual([id]);
    expect(await withWork(crypto.randomUUID())).toEqual([]);
    await app.ctx.db.update(artworks).set({ isHidden: true }).where(eq(artworks.id, work.id));
    expect(await withWork(work.id)).toEqual([]);
  });

  test('is reported, and hidden by a moderator from all but its owner', async () => {
    const { id } = await create();
    await open(id);
    const moderator = await createMember(app, { role: 'moderator' });
    const report = { subject: 'collection', subjectId: id, reason: 'spam' };
    expect((await send('POST', '/reports', report, visitor)).status).toBe(204);
    const [entry] = await app.ctx.db.select().from(cases).where(eq(cases.subjectId, id));
    const decision = { decision: 'hide', reason: 'spam', words: 'A price list of another gallery.' };
    const decided = await send('POST', `/moderation/cases/${entry!.id}/decision`, decision, moderator);
    expect(decided).toMatchObject({ status: 200, body: { title: '“Blue hour”' } });
    expect(await get(`/collections/${id}`)).toMatchObject({ isHidden: true });
    expect((await send('GET', `/collections/${id}`, undefined, visitor)).status).toBe(404);
    expect(await get(`/users/${owner.id}/collections`, visitor)).toEqual([]);
  });

  test('shows a gap for a work that is gone, to its owner only', async () => {
    const { id } = await create();
    await open(id);
    const blocked = await createMember(app);
    const works = [
      await createWork({ title: 'Deleted' }),
      await createWork({ title: 'Hidden' }),
      await createWork({ title: 'Blocked', userId: blocked.id }),
      await createWork({ title: 'AI', making: 'ai_generated' }),
      await createWork({ title: 'Shown' }),
    ];
    for (const work of works) await add(id, work.id);
    const { db } = app.ctx;
    await send('DELETE', `/artworks/${works[0]!.id}`, undefined, artist);
    await db.update(artworks).set({ isHidden: true }).where(eq(artworks.id, works[1]!.id));
    await db.insert(blocks).values({ blockerId: owner.id, blockedId: blocked.id });
    await db.update(users).set({ hidesAi: true }).where(eq(users.id, owner.id));
    // What the owner does not want to see is left out without a gap.
    expect(await titlesOf(id)).toEqual([null, null, null, 'Shown']);
    expect(await titlesOf(id, visitor)).toEqual(['Blocked', 'AI', 'Shown']);
    expect(await get(`/collections/${id}`)).toMatchObject({ worksCount: 1 });
    expect(await get(`/collections/${id}`, visitor)).toMatchObject({ worksCount: 3 });
    const [gap] = await itemsOf(id);
    await send('DELETE', `/collection-items/${gap!.id}`);
    expect(await titlesOf(id)).toEqual([null, null, 'Shown']);
  });

  test('has a title, notes and a cover, which come first in its pictures', async () => {
    const { id } = await create();
    const works = [await createWork({ placeholder: 'one' }), await createWork({ placeholder: 'two' })];
    const items = [await add(id, works[0]!.id), await add(id, works[1]!.id)];
    await send('PATCH', `/collection-items/${items[0]}`, { note: 'Above the bench' });
    const edited = await send('PATCH', `/collections/${id}`, { title: 'Paper', coverItemId: items[1] });
    expect(edited.body).toMatchObject({ title: 'Paper', worksCount: 2 });
    const first = async () =>
      (await get<Collection>(`/collections/${id}`)).pictures.map((it) => it.placeholder);
    expect(await first()).toEqual(['two', 'one']);
    expect(await itemsOf(id)).toMatchObject([
      { note: 'Above the bench', isCover: false },
      { note: null, isCover: true },
    ]);
    await send('DELETE', `/collection-items/${items[1]}`);
    expect(await first()).toEqual(['one']);
    const gone = await send('PATCH', `/collections/${id}`, { coverItemId: items[1] });
    expect(gone.body.code).toBe('collection_changed');
  });

  test('is copied with its works, notes and cover, privately', async () => {
    const { id } = await create({ note: 'North wall' });
    await open(id);
    const works = [await createWork({ title: 'One' }), await createWork({ title: 'Two' })];
    const items = [await add(id, works[0]!.id), await add(id, works[1]!.id)];
    await send('PATCH', `/collection-items/${items[0]}`, { note: 'Left' });
    await send('PATCH', `/collections/${id}`, { coverItemId: items[1] });
    const copy: Collection = (await send('POST', `/collections/${id}/duplicate`)).body;
    expect(copy).toMatchObject({ title: 'Blue hour (copy)', visibility: 'private', note: 'North wall' });
    expect(await itemsOf(copy.id)).toMatchObject([
      { note: 'Left', isCover: false, artwork: { title: 'One' } },
      { note: null, isCover: true, artwork: { title: 'Two' } },
    ]);
  });

  test('is copied with a title that ends with a whole emoji', async () => {
    const { id } = await create({ title: '😀'.repeat(40) });
    const { body } = await send('POST', `/collections/${id}/duplicate`);
    expect(body.title).toBe(`${'😀'.repeat(36)} (copy)`);
  });

  test('is followed by others, who are told how many works are new since they looked', async () => {
    const { id } = await create();
    await open(id);
    expect((await send('POST', `/collections/${id}/follow`)).body.code).toBe('own_content');
    await send('POST', `/collections/${id}/follow`, undefined, visitor);
    const followed = async () => await get<Collection[]>('/followed-collections', visitor);
    expect(await followed()).toMatchObject([{ id, isFollowed: true, newCount: 0 }]);
    app.clock.advance(60_000);
    await add(id, (await createWork()).id);
    expect(await followed()).toMatchObject([{ newCount: 1 }]);
    app.clock.advance(60_000);
    await send('POST', `/collections/${id}/seen`, undefined, visitor);
    expect(await followed()).toMatchObject([{ newCount: 0 }]);
    await send('PATCH', `/collections/${id}`, { visibility: 'private' });
    expect(await followed()).toEqual([]);
    await open(id);
    await send('POST', `/collections/${id}/follow`, undefined, visitor);
    expect(await followed()).toEqual([]);
  });

  test('has a limit of works, and members one of collections', async () => {
    const { id } = await create();
    const { id: artworkId } = await createWork();
    const { db } = app.ctx;
    await db.execute(sql`
      insert into collection_items (collection_id, owner_id, position)
      select ${sql.param(id)}::uuid, ${owner.id}::uuid, n from generate_series(1, ${COLLECTION_MAX_WORKS}) n`);
    const full = await send('POST', `/collections/${id}/items`, { artworkId });
    expect(full).toMatchObject({ status: 409, body: { code: 'collection_full' } });
    await db.execute(sql`
      insert into collections (owner_id, title) select ${owner.id}::uuid, 'More' from generate_series(2, ${MAX_COLLECTIONS})`);
    const tooMany = await send('POST', '/collections', { title: 'One more' });
    expect(tooMany).toMatchObject({ status: 409, body: { code: 'collections_full' } });
    expect((await send('POST', `/collections/${id}/duplicate`)).body.code).toBe('collections_full');
    expect(await db.$count(collections, eq(collections.ownerId, owner.id))).toBe(MAX_COLLECTIONS);
  });
});
