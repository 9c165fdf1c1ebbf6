/** Attached and unattached uploads, and quotas. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { uploads } from '#shared/uploads/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { TestApp } from '#server/testing/app.ts';
import { type TestMember, createMember } from '#server/testing/factories.ts';
import { artworkOwner } from '#server/features/artworks/public.ts';
import { removeUnused } from '#server/files/table.ts';
import { uploadTable } from './upload-table.ts';
import { incomingKey, originalKey } from './keys.ts';
import { attachUpload, storeUpload } from './service.ts';
import { type Harness, put, startHarness } from './testing.ts';

const DAY_MS = 86_400_000;
let harness: Harness;
let app: TestApp;
let artist: TestMember;
let picture: Buffer;
beforeAll(async () => {
  harness = await startHarness();
  ({ app, artist, picture } = harness);
});
afterAll(() => app.close());

const wearPicture = (who: TestMember, profileImageUrl: string | null) =>
  request(app.url)
    .patch('/api/auth/user')
    .set('Cookie', who.cookie)
    .send({ firstName: 'Ada', city: 'Lagos', bio: '', profileImageUrl });

describe('an artwork', () => {
  test('attaches an upload, checked or not, and only once', async () => {
    const { url, id } = await harness.upload(artist, picture);
    const answer = await harness.publish(artist, url);
    expect(answer).toMatchObject({
      status: 201,
      body: { imageUrl: `/objects/${id}`, width: 400, height: 600 },
    });
    expect((await harness.findRow(id))?.status).toBe('attached');
    expect(await harness.publish(artist, `/objects/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'upload_in_use' },
    });
  });

  test('attaches an upload once under concurrency', async () => {
    const { url } = await harness.upload(artist, picture);
    const answers = await Promise.all(Array.from({ length: 5 }, () => harness.publish(artist, url)));
    expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([201, 409, 409, 409, 409]);
  });

  test('does not attach what a profile shows, nor the reverse, and replacing one leaves the other', async () => {
    const member = await createMember(app);
    const [face, work] = [await harness.upload(member, picture), await harness.upload(member, picture)];
    expect((await wearPicture(member, face.url)).status).toBe(200);
    expect((await harness.publish(member, work.url)).status).toBe(201);
    const inUse = { status: 409, body: { code: 'upload_in_use' } };
    for (const name of [face.url, `/objects/${face.id}`])
      expect(await harness.publish(member, name)).toMatchObject(inUse);
    expect(await wearPicture(member, work.url)).toMatchObject(inUse);
    // What is shown is no address: a rendition can't be attached, one's own or another's.
    for (const { id } of [face, work])
      expect(await wearPicture(member, `/media/${id}/thumb.webp`)).toMatchObject({ status: 404 });
    expect((await wearPicture(member, null)).status).toBe(200);
    expect((await harness.findRow(face.id))?.status).toBe('ready');
    expect(await harness.findRow(work.id)).toMatchObject({ status: 'attached', purpose: 'artwork' });
  });

  test('never attaches another member’s image', async () => {
    const { url } = await harness.upload(artist, picture);
    expect(await harness.publish(await createMember(app), url)).toMatchObject({ status: 404 });
  });
});

describe('free members', () => {
  async function attach(userId: string, count: number, attachedAt: Date, bytes = 1000): Promise<void> {
    const rows = Array.from({ length: count }, () => {
      const id = randomUUID();
      const facts = { width: 1, height: 1, placeholder: 'AAAA', bytes, expiresAt: attachedAt, attachedAt };
      return { id, userId, status: 'attached' as const, key: originalKey(userId, id), ...facts };
    });
    await app.ctx.db.insert(uploads).values(rows);
  }
  const refusal = { status: 409, body: { code: 'upload_quota' } };
  const monthStart = () =>
    new Date(Date.UTC(app.clock.now().getUTCFullYear(), app.clock.now().getUTCMonth()));

  test('publish twenty a month, also with URLs issued before', async () => {
    const member = await createMember(app);
    await attach(member.id, 5, new Date(monthStart().getTime() - 1000));
    await attach(member.id, 19, monthStart());
    const { url } = await harness.upload(member, picture);
    await attach(member.id, 1, app.clock.now());
    expect(await harness.ask(member)).toMatchObject(refusal);
    expect(await harness.publish(member, url)).toMatchObject(refusal);
    await app.ctx.db.update(users).set({ isSubscriber: true }).where(eq(users.id, member.id));
    expect((await harness.ask(member)).status).toBe(200);
    expect((await harness.publish(member, url)).status).toBe(201);
  });

  test('may always change their avatar, which is no artwork', async () => {
    const member = await createMember(app);
    await attach(member.id, 19, monthStart());
    const avatar = await harness.upload(member, picture, { purpose: 'avatar' });
    expect((await wearPicture(member, avatar.url)).status).toBe(200);
    expect((await harness.findRow(avatar.id))?.purpose).toBe('avatar');
    const last = await harness.upload(member, picture);
    expect((await harness.publish(member, last.url)).status).toBe(201);

    expect(await harness.ask(member)).toMatchObject(refusal);
    const next = await harness.upload(member, picture, { purpose: 'avatar' });
    expect(await harness.publish(member, next.url)).toMatchObject(refusal);
    expect((await wearPicture(member, next.url)).status).toBe(200);
  });

  test('never publish a twenty-first by publishing two at once', async () => {
    const member = await createMember(app);
    await attach(member.id, 19, monthStart());
    const sent = [await harness.upload(member, picture), await harness.upload(member, picture)];
    for (const { url } of sent) expect((await harness.accept(member, url)).status).toBe(200);
    const answers = await Promise.all(sent.map(({ url }) => harness.publish(member, url)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject(refusal);
  });

  test('store two gigabytes', async () => {
    const member = await createMember(app);
    await attach(member.id, 2, new Date(0), 2 ** 30);
    expect(await harness.ask(member)).toMatchObject(refusal);
    expect(await harness.ask(member, { purpose: 'avatar' })).toMatchObject(refusal);
  });
});

test('an image from the server is stored, ready to be attached', async () => {
  const stored = await storeUpload(app.ctx, artist.id, picture);
  const claim = { userId: artist.id, imageUrl: stored.objectPath };
  expect(await app.ctx.db.transaction((tx) => attachUpload(tx, artworkOwner, claim))).toEqual(stored);
  expect((await fetch(`${app.url}${stored.objectPath.replace('/objects', '/media')}/card.webp`)).status).toBe(
    200,
  );
});

describe('an upload attached while unused ones are removed', () => {
  const attach = (id: string) =>
    app.ctx.db.transaction((tx) =>
      attachUpload(tx, artworkOwner, { userId: artist.id, imageUrl: `/objects/${id}` }),
    );
  const makeOld = (id: string) =>
    app.ctx.db
      .update(uploads)
      .set({ createdAt: new Date(0) })
      .where(eq(uploads.id, id));

  test('stays if it was attached first', async () => {
    const id = (await storeUpload(app.ctx, artist.id, picture)).objectPath.slice('/objects/'.length);
    await makeOld(id);
    await app.ctx.db.transaction(async (tx) => {
      await attachUpload(tx, artworkOwner, { userId: artist.id, imageUrl: `/objects/${id}` });
      await removeUnused(app.ctx, uploadTable);
    });
    expect((await harness.findRow(id))?.status).toBe('attached');
    expect(await app.ctx.storage.size(originalKey(artist.id, id))).not.toBeNull();
  });

  test('is not found if its removal began first', async () => {
    const id = (await storeUpload(app.ctx, artist.id, picture)).objectPath.slice('/objects/'.length);
    await makeOld(id);
    const { storage } = app.ctx;
    const attached: Promise<unknown>[] = [];
    const remove = vi.spyOn(storage, 'remove').mockImplementationOnce(async (keys) => {
      attached.push(expect(attach(id)).rejects.toMatchObject({ code: 'upload_not_found' }));
      await storage.remove(keys);
    });
    await removeUnused(app.ctx, uploadTable);
    await Promise.all(attached);
    remove.mockRestore();
    expect(attached).toHaveLength(1);
    expect(await harness.whatIsLeft(artist.id, id)).toEqual([]);
  });
});

test('unattached uploads are removed after a day, with their objects; attached ones stay', async () => {
  const sent = await harness.upload(artist, picture);
  const ready = await harness.upload(artist, picture);
  const shown = await harness.upload(artist, picture);
  await harness.accept(artist, ready.url);
  expect((await harness.publish(artist, shown.url)).status).toBe(201);
  // PUT again after it was processed; these bytes are never read.
  await put(shown.url, picture);
  app.clock.advance(DAY_MS / 2);
  await removeUnused(app.ctx, uploadTable);
  expect(await app.ctx.storage.size(incomingKey(artist.id, shown.id))).toBeNull();
  expect((await harness.findRow(ready.id))?.status).toBe('ready');
  app.clock.advance(DAY_MS / 2 + 1000);
  await removeUnused(app.ctx, uploadTable);
  for (const gone of [sent, ready]) {
    expect(await harness.findRow(gone.id)).toBeUndefined();
    expect(await harness.whatIsLeft(artist.id, gone.id)).toEqual([]);
  }
  expect((await harness.whatIsLeft(artist.id, shown.id)).length).toBe(5);
});
