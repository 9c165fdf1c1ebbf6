import { readFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Artwork } from '#shared/artworks/contract.ts';
import type { Draft } from '#shared/drafts/contract.ts';
import { emptyWork } from '#shared/drafts/fields.ts';
import { artworkDrafts } from '#shared/drafts/tables.ts';
import type { Notification } from '#shared/notifications/list-contract.ts';
import { users } from '#shared/accounts/tables.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { uploads } from '#shared/uploads/tables.ts';
import { removeUnused } from '#server/files/table.ts';
import { storeUpload } from '#server/features/uploads/service.ts';
import { uploadTable } from '#server/features/uploads/upload-table.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createDeliveryProfile, createMember } from '#server/testing/factories.ts';
import { deliver } from '#server/testing/mail.ts';
import { publishDue } from './publish.ts';

const PICTURE = readFileSync(path.resolve(import.meta.dirname, '../../demo/media/avatars/mina-okoro.webp'));
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const COMPLETE = { title: 'Half a Fig', category: 'photography', making: 'camera' } as const;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';
const send = (who: TestMember, method: Method, url: string, body?: object) =>
  request(app.server)[method](url).set('Cookie', who.cookie).send(body);
const upload = async (who: TestMember): Promise<string> =>
  (await storeUpload(app.ctx, who.id, PICTURE)).objectPath;

async function save(who: TestMember, body: object): Promise<Draft> {
  return (await send(who, 'post', '/api/drafts', body).expect(201)).body as Draft;
}
/** A draft that could be published. */
const saveComplete = async (who: TestMember): Promise<Draft> =>
  save(who, { fields: COMPLETE, images: [{ imageUrl: await upload(who) }] });
const listOf = async (who: TestMember): Promise<Draft[]> =>
  (await send(who, 'get', '/api/drafts').expect(200)).body as Draft[];
const worksOf = async (who: TestMember): Promise<Artwork[]> =>
  (await send(who, 'get', `/api/users/${who.id}/artworks`).expect(200)).body as Artwork[];
const later = (ms: number): string => new Date(app.ctx.clock.now().getTime() + ms).toISOString();
const schedule = (who: TestMember, { id, version }: Draft, ms: number) =>
  send(who, 'put', `/api/drafts/${id}/schedule`, { version, publishAt: later(ms) });
const bodyOf = ({ id, version, images }: Draft) => ({
  ...COMPLETE,
  imageUrl: images[0]!.imageUrl,
  draftId: id,
  draftVersion: version,
});
const isStored = async (imageUrl: string): Promise<boolean> =>
  (await app.ctx.db.$count(uploads, eq(uploads.id, imageUrl.slice('/objects/'.length)))) > 0;

describe('a draft', () => {
  test('keeps what was typed exactly, however wrong, and answers it last changed first', async () => {
    const artist = await createMember(app);
    const typed = { title: ' Fig ', price: 'abc', tags: 'a,,b', width: '12,5', unit: 'in' };
    const first = await save(artist, { fields: typed });
    expect(first).toMatchObject({ version: 1, fields: { ...emptyWork('in'), ...typed }, images: [] });
    const second = await save(artist, {});
    const image = { imageUrl: await upload(artist), altText: 'A fig' };
    const { body } = await send(artist, 'patch', `/api/drafts/${first.id}`, {
      version: 1,
      images: [image, image],
    });
    expect(body).toMatchObject({ version: 2, fields: typed, images: [image] });
    expect((await listOf(artist)).map(({ id }) => id)).toEqual([first.id, second.id]);
  });

  test('has what is newer than it empty, wherever it is read', async () => {
    const artist = await createMember(app);
    const { deliveryProfileId: _, ...fields } = { ...emptyWork('cm'), ...COMPLETE };
    const [row] = await app.ctx.db
      .insert(artworkDrafts)
      .values({
        userId: artist.id,
        fields: fields as typeof artworkDrafts.$inferInsert.fields,
        images: [{ imageUrl: await upload(artist), altText: '' }],
      })
      .returning();
    const works = await send(artist, 'get', '/api/works').expect(200);
    expect(works.body[0]).toMatchObject({ id: row!.id, draft: { deliveryProfileId: '' } });
    const [draft] = await listOf(artist);
    expect(draft!.fields.deliveryProfileId).toBe('');
    await schedule(artist, draft!, DAY_MS).expect(200);
  });

  test('is not saved over a newer version; what is so already is no change', async () => {
    const artist = await createMember(app);
    const { id } = await save(artist, { fields: { title: 'Fig' } });
    const edit = (version: number, title: string) =>
      send(artist, 'patch', `/api/drafts/${id}`, { version, fields: { title } });
    expect((await edit(1, 'Fig').expect(200)).body).toMatchObject({ version: 1 });
    expect((await edit(1, 'Two figs').expect(200)).body).toMatchObject({ version: 2 });
    expect((await edit(1, 'Three figs').expect(409)).body).toMatchObject({ code: 'draft_changed' });
  });

  test('made with an import key is made once, also at the same time', async () => {
    const artist = await createMember(app);
    const body = { fields: { title: 'Fig' }, importKey: 'a'.repeat(64) };
    const made = await Promise.all([save(artist, body), save(artist, body)]);
    expect(made[0].id).toBe(made[1].id);
    expect(await listOf(artist)).toHaveLength(1);
  });

  test('is the 250th at most', async () => {
    const artist = await createMember(app);
    const row = { userId: artist.id, fields: emptyWork('cm'), images: [] };
    await app.ctx.db.insert(artworkDrafts).values(Array.from({ length: 249 }, () => row));
    const answers = await Promise.all([1, 2].map(() => send(artist, 'post', '/api/drafts', {})));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  test('takes no upload of another member', async () => {
    const [artist, other] = [await createMember(app), await createMember(app)];
    const images = [{ imageUrl: await upload(other) }];
    await send(artist, 'post', '/api/drafts', { images }).expect(404);
  });
});

describe('the picture of a draft', () => {
  test('answers its owner alone until it is published, not even a moderator', async () => {
    const [artist, other] = [await createMember(app), await createMember(app, { role: 'moderator' })];
    const draft = await saveComplete(artist);
    const url = draft.images[0]!.imageUrl.replace('objects', 'media') + '/card.webp';
    expect((await send(artist, 'get', url).expect(200)).headers['cache-control']).toContain('no-store');
    await send(other, 'get', url).expect(404);
    await request(app.server).get(url).expect(404);
    await send(artist, 'post', '/api/artworks', bodyOf(draft)).expect(201);
    await request(app.server).get(url).expect(200);
  });

  test('is kept as long as one draft has it, and a day longer', async () => {
    const artist = await createMember(app);
    const imageUrl = await upload(artist);
    const body = { images: [{ imageUrl }] };
    const [one, copy] = [await save(artist, body), await save(artist, body)];
    app.clock.advance(3 * DAY_MS);
    await removeUnused(app.ctx, uploadTable);
    await send(artist, 'delete', `/api/drafts/${one.id}`).expect(204);
    app.clock.advance(2 * DAY_MS);
    await removeUnused(app.ctx, uploadTable);
    expect(await isStored(imageUrl)).toBe(true);
    await send(artist, 'patch', `/api/drafts/${copy.id}`, { version: 1, images: [] }).expect(200);
    await removeUnused(app.ctx, uploadTable);
    expect(await isStored(imageUrl)).toBe(true);
    await send(artist, 'patch', `/api/drafts/${copy.id}`, { version: 2, ...body }).expect(200);
    await send(artist, 'delete', `/api/drafts/${copy.id}`).expect(204);
    app.clock.advance(DAY_MS + MINUTE_MS);
    await removeUnused(app.ctx, uploadTable);
    expect(await isStored(imageUrl)).toBe(false);
  });

  test('counts for storage alone while it is a draft, and for the works of the month when it is published', async () => {
    const artist = await createMember(app);
    const used = { userId: artist.id, status: 'attached', width: 1, height: 1, placeholder: '' } as const;
    const now = app.ctx.clock.now();
    const rows = Array.from({ length: 20 }, (_, at) => ({
      ...used,
      key: `${artist.id}/${at}`,
      expiresAt: now,
      attachedAt: now,
    }));
    await app.ctx.db.insert(uploads).values(rows);
    const ask = (purpose: string) => send(artist, 'post', '/api/objects/upload', { purpose });
    await ask('artwork').expect(409);
    await ask('draft').expect(200);
    const draft = await saveComplete(artist);
    const { body } = await send(artist, 'post', '/api/artworks', bodyOf(draft)).expect(409);
    expect(body).toMatchObject({ code: 'upload_quota' });
    expect(await listOf(artist)).toHaveLength(1);
  });
});

test('publishing removes the draft in the same transaction, and another version publishes nothing', async () => {
  const artist = await createMember(app);
  const draft = await saveComplete(artist);
  const publish = (body: object) => send(artist, 'post', '/api/artworks', body);
  await publish({ ...bodyOf(draft), draftVersion: undefined }).expect(400);
  const { body } = await publish({ ...bodyOf(draft), draftVersion: 2 }).expect(409);
  expect(body).toMatchObject({ code: 'draft_changed' });
  expect(await worksOf(artist)).toEqual([]);
  await publish(bodyOf(draft)).expect(201);
  expect(await listOf(artist)).toEqual([]);
  expect(await worksOf(artist)).toHaveLength(1);
});

describe('a scheduled draft', () => {
  test('is complete, and its time five minutes to 90 days ahead', async () => {
    const artist = await createMember(app);
    const empty = await save(artist, {});
    expect((await schedule(artist, empty, DAY_MS).expect(409)).body).toMatchObject({
      code: 'draft_incomplete',
      detail: 'This draft can’t be published yet. Still missing: picture, title, category, how it was made.',
    });
    const draft = await saveComplete(artist);
    const { id: deliveryProfileId } = await createDeliveryProfile(app, {
      userId: (await createMember(app)).id,
    });
    const fields = { ...COMPLETE, isForSale: true, price: '10,00', isPhysical: true, deliveryProfileId };
    const wrong = await save(artist, { fields, images: [{ imageUrl: await upload(artist) }] });
    expect((await schedule(artist, wrong, DAY_MS).expect(409)).body).toMatchObject({
      detail: 'This draft can’t be published yet. Please check: price, delivery.',
    });
    for (const ms of [-DAY_MS, 4 * MINUTE_MS, 90 * DAY_MS + MINUTE_MS]) {
      const { body } = await schedule(artist, draft, ms).expect(400);
      expect(body).toMatchObject({ errors: [{ path: 'publishAt' }] });
    }
    await schedule(artist, draft, 90 * DAY_MS - MINUTE_MS).expect(200);
    const { body } = await send(artist, 'delete', `/api/drafts/${draft.id}/schedule`).expect(200);
    expect(body).toMatchObject({ publishAt: null });
  });

  test('is published once, at its time, by jobs that run together', async () => {
    const artist = await createMember(app);
    const dated = await Promise.all(Array.from({ length: 12 }, () => saveComplete(artist)));
    for (const draft of dated) await schedule(artist, draft, 3 * DAY_MS).expect(200);
    await publishDue(app.ctx);
    expect(await worksOf(artist)).toEqual([]);
    app.clock.advance(3 * DAY_MS);
    await removeUnused(app.ctx, uploadTable);
    await Promise.all([publishDue(app.ctx), publishDue(app.ctx)]);
    expect(await worksOf(artist)).toHaveLength(12);
    expect(await listOf(artist)).toEqual([]);
    const { body } = await send(artist, 'get', '/api/notifications/unread');
    expect(body).toEqual({ unreadCount: 0 });
  });

  const inAnHour = async (artist: TestMember, meanwhile: () => Promise<unknown>): Promise<Draft> => {
    const draft = await saveComplete(artist);
    await schedule(artist, draft, 60 * MINUTE_MS).expect(200);
    await meanwhile();
    app.clock.advance(61 * MINUTE_MS);
    await publishDue(app.ctx);
    return draft;
  };
  const setMember = (artist: TestMember, set: Partial<typeof users.$inferInsert>) =>
    app.ctx.db.update(users).set(set).where(eq(users.id, artist.id));

  test('of a member who is suspended by then stays a draft without a time, and bell and email say why', async () => {
    const artist = await createMember(app, { emailVerified: true });
    const suspendedUntil = new Date(app.ctx.clock.now().getTime() + DAY_MS);
    const draft = await inAnHour(artist, () => setMember(artist, { suspendedUntil }));
    expect(await listOf(artist)).toMatchObject([
      { id: draft.id, publishAt: null, failure: { reason: 'suspended' } },
    ]);
    const { body } = await send(artist, 'get', '/api/notifications').expect(200);
    expect(body as Notification[]).toMatchObject([
      { type: 'draft', about: { draftId: draft.id, title: 'Half a Fig', change: 'suspended' } },
    ]);
    const [row] = await app.ctx.db.select().from(users).where(eq(users.id, artist.id));
    const letters = await deliver(app, row!.email!);
    expect(letters.at(-1)).toMatchObject({ subject: '“Half a Fig” wasn’t published' });
    expect(letters.at(-1)!.text).toContain(`/upload?draft=${draft.id}`);
    // Choosing a time again is a new start.
    await setMember(artist, { suspendedUntil: null });
    app.clock.advance(2000);
    expect((await schedule(artist, draft, DAY_MS).expect(200)).body).toMatchObject({ failure: null });
  });

  test('is refused while the account is about to be deleted', async () => {
    const artist = await createMember(app);
    await inAnHour(artist, () => setMember(artist, { deletesAt: new Date(Date.now() + 30 * DAY_MS) }));
    const rows = await app.ctx.db.select().from(artworkDrafts).where(eq(artworkDrafts.userId, artist.id));
    expect(rows).toMatchObject([{ publishAt: null, failure: 'deletion_pending' }]);
  });

  test('that was emptied meanwhile is refused, and the reason goes with the next change', async () => {
    const artist = await createMember(app);
    const { id } = await inAnHour(artist, async () => {
      const [draft] = await listOf(artist);
      await send(artist, 'patch', `/api/drafts/${draft!.id}`, { version: 1, fields: { title: '' } });
    });
    expect(await listOf(artist)).toMatchObject([{ failure: { reason: 'draft_incomplete' } }]);
    await send(artist, 'patch', `/api/drafts/${id}`, { version: 2, fields: { title: 'Fig' } }).expect(200);
    expect(await listOf(artist)).toMatchObject([{ failure: null }]);
  });

  test('whose transaction fails is published by the next run', async () => {
    const artist = await createMember(app);
    await app.ctx.pool.query(`create function fail() returns trigger language plpgsql as
      $$ begin raise exception 'killed'; end $$`);
    await app.ctx.pool.query(
      'create trigger fail before delete on artwork_drafts for each row execute function fail()',
    );
    await inAnHour(artist, async () => undefined);
    expect(await app.ctx.db.$count(artworks, eq(artworks.userId, artist.id))).toBe(0);
    await app.ctx.pool.query('drop trigger fail on artwork_drafts');
    await publishDue(app.ctx);
    expect([(await worksOf(artist)).length, (await listOf(artist)).length]).toEqual([1, 0]);
  });
});
