import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { sessions } from '#shared/kernel/session-tables.ts';
import { type TestApp, startTestApp } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';
import { createArtwork, createMember } from '../testing/factories.ts';
import { openStream } from '../testing/stream.ts';

let database: { url: string; drop(): Promise<void> };
let here: TestApp;
let there: TestApp;

beforeAll(async () => {
  database = await createTestDatabase();
  here = await startTestApp({ databaseUrl: database.url });
  there = await startTestApp({ databaseUrl: database.url });
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await database.drop();
});

const like = (app: TestApp, cookie: string, id: string) =>
  fetch(`${app.url}/api/artworks/${id}/like`, { method: 'POST', headers: { cookie } });

describe('the event stream', () => {
  it('is for members, and for valid topics and ages', async () => {
    const { cookie } = await createMember(here);
    const visitor = await fetch(`${here.url}/api/live`);
    expect(visitor.status).toBe(401);
    for (const odd of ['topic=everything', 'age=-5', 'age=10001', 'age=abc', 'age=1.5']) {
      const answer = await fetch(`${here.url}/api/live?${odd}`, { headers: { cookie } });
      expect(answer.status, odd).toBe(400);
    }
  });

  it('delivers a like to watchers of the work, in this process and in another', async () => {
    const member = await createMember(here);
    const watcher = await createMember(here);
    const work = await createArtwork(here);
    const other = await createArtwork(here);
    const streams = await Promise.all([
      openStream(here.url, watcher.cookie, `artwork:${work.id}`),
      openStream(there.url, watcher.cookie, `artwork:${work.id}`),
    ]);
    const elsewhere = await openStream(there.url, watcher.cookie, `artwork:${other.id}`);
    await like(here, member.cookie, work.id);
    for (const stream of streams) {
      expect(await stream.next('likes')).toEqual({ type: 'likes', artworkId: work.id, likesCount: 1 });
    }
    await sleep(50);
    expect(elsewhere.signals).toEqual([]);
    for (const stream of [...streams, elsewhere]) stream.close();
  });

  it("delivers a member's signals to that member only", async () => {
    const [one, two] = [await createMember(here), await createMember(here)];
    const mine = await openStream(there.url, one.cookie);
    const theirs = await openStream(there.url, two.cookie);
    await here.ctx.live.publish(here.ctx.db, { to: [one.id] }, { type: 'notification' });
    await mine.next('notification');
    expect(theirs.signals).toEqual([]);
    mine.close();
    theirs.close();
  });

  it('repeats what was signaled since the tab began to read', async () => {
    const [one, two] = [await createMember(here), await createMember(here)];
    const work = await createArtwork(here);
    const topic = `artwork:${work.id}`;
    const early = await openStream(there.url, one.cookie, topic);
    await like(here, two.cookie, work.id);
    await here.ctx.live.publish(here.ctx.db, { to: [one.id] }, { type: 'notification' });
    await early.next('likes');
    await early.next('notification');
    const late = await openStream(there.url, one.cookie, topic, 10_000);
    expect(await late.next('likes')).toMatchObject({ artworkId: work.id });
    await late.next('notification');
    const fresh = await openStream(there.url, one.cookie, topic);
    const theirs = await openStream(there.url, two.cookie, `artwork:${randomUUID()}`, 10_000);
    await sleep(50);
    expect([...fresh.signals, ...theirs.signals]).toEqual([]);
    for (const stream of [early, late, fresh, theirs]) stream.close();
  });

  it('reaches more members at once than one NOTIFY payload holds', async () => {
    const { id, cookie } = await createMember(here);
    const stream = await openStream(there.url, cookie);
    const to = [...Array.from({ length: 450 }, () => randomUUID()), id];
    await here.ctx.live.publish(here.ctx.db, { to }, { type: 'notification' });
    await stream.next('notification');
    stream.close();
  });

  it('sends nothing that was rolled back', async () => {
    const { id, cookie } = await createMember(here);
    const stream = await openStream(here.url, cookie);
    await here.ctx.db
      .transaction(async (tx) => {
        await here.ctx.live.publish(tx, { to: [id] }, { type: 'notification' });
        throw new Error('undone');
      })
      .catch(() => {});
    await here.ctx.live.publish(
      here.ctx.db,
      { to: [id] },
      { type: 'message', otherId: randomUUID(), messageId: randomUUID() },
    );
    await stream.next('message');
    expect(stream.signals).toHaveLength(1);
    stream.close();
  });

  it('ends when its database connection was lost, so that tabs refetch', async () => {
    const { id, cookie } = await createMember(here);
    const stream = await openStream(here.url, cookie);
    await here.ctx.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and (query like 'listen atelier%' or query = 'select 1')`,
    );
    await stream.ended;
    const again = await openStream(here.url, cookie);
    await here.ctx.live.publish(here.ctx.db, { to: [id] }, { type: 'notification' });
    await again.next('notification');
    again.close();
  });

  it('closes the oldest when a member has too many tabs', async () => {
    const { cookie } = await createMember(here);
    const streams = [];
    for (let n = 0; n < 13; n += 1) streams.push(await openStream(here.url, cookie));
    await streams[0]!.ended;
    for (const stream of streams) stream.close();
  });
});

describe('the heartbeat', () => {
  it('ends streams of expired sessions, but none opened during the check', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const app = await startTestApp({ databaseUrl: database.url });
    try {
      const [leaving, coming] = [await createMember(app), await createMember(app)];
      const old = await openStream(app.url, leaving.cookie);
      const memberId = sql<string>`${sessions.sess}->'passport'->>'user'`;
      await app.ctx.db.delete(sessions).where(eq(memberId, leaving.id));
      const looking = Promise.withResolvers<void>();
      const answer = Promise.withResolvers<void>();
      const { pool } = app.ctx;
      const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
      pool.query = (async (...args: unknown[]) => {
        if (typeof args[0] !== 'string' || !args[0].startsWith('select sid')) return query(...args);
        looking.resolve();
        await answer.promise;
        return query(...args);
      }) as typeof pool.query;
      vi.advanceTimersByTime(25_000);
      await looking.promise;
      const young = await openStream(app.url, coming.cookie);
      answer.resolve();
      await old.ended;
      await app.ctx.live.publish(app.ctx.db, { to: [coming.id] }, { type: 'notification' });
      await young.next('notification');
      young.close();
    } finally {
      vi.useRealTimers();
      await app.close();
    }
  });
});

it('ends streams when the server stops, and those opened after that', async () => {
  const app = await startTestApp({ databaseUrl: database.url });
  const { cookie } = await createMember(app);
  const before = await openStream(app.url, cookie);
  app.ctx.live.drain();
  await before.ended;
  const after = await openStream(app.url, cookie);
  expect(after.status).toBe(200);
  await after.ended;
  await app.close();
});
