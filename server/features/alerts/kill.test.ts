/** kill -9 at each step of matching. Only with ROUNDS=full. */
import request from 'supertest';
import { expect, it, vi } from 'vitest';
import type { SavedSearch } from '#shared/alerts/contract.ts';
import { savePalette } from '#server/features/artworks/palette/queries.ts';
import { createArtwork, createMember } from '#server/testing/factories.ts';
import { createKillableServer } from '#server/testing/killable-server.ts';

const JOB = 'match-saved-searches';
const LOCK = 4712;
const WAITING = `pg_locks where locktype = 'advisory' and not granted and objid = ${LOCK}
  and database = (select oid from pg_database where datname = current_database())`;
/** The server is killed in the middle of each, with a transaction open. */
const STEPS = [
  ['insert', 'alert_matches'],
  ['update', 'alert_matches'],
  ['insert', 'notifications'],
] as const;

it.runIf(process.env.ROUNDS === 'full')(
  'neither loses nor repeats an alert',
  async () => {
    const server = await createKillableServer();
    const { app } = server;
    try {
      const { pool, db, events } = app.ctx;
      const [artist, member] = [await createMember(app), await createMember(app)];
      const get = (path: string) => request(app.server).get(path).set('Cookie', member.cookie);
      const post = (path: string, body: object = {}) =>
        request(app.server).post(path).set('Cookie', member.cookie).send(body);
      const search = { name: 'Harbors', search: 'q=harbor' };
      await post('/api/saved-searches', search).expect(200);
      const countNew = async () => ((await get('/api/saved-searches')).body as SavedSearch[])[0]!.newCount;
      const countUnread = async () =>
        ((await get('/api/notifications/unread')).body as { unreadCount: number }).unreadCount;
      await pool.query(`create function hang() returns trigger language plpgsql as
        $$ begin perform pg_advisory_xact_lock(${LOCK}); return new; end $$`);
      await server.start();
      for (const [index, [operation, table]] of STEPS.entries()) {
        const holder = await pool.connect();
        await holder.query(`select pg_advisory_lock(${LOCK})`);
        await pool.query(
          `create trigger hang before ${operation} on ${table} for each row execute function hang()`,
        );
        const work = await createArtwork(app, { userId: artist.id, title: 'Harbor' });
        await savePalette(db, work.id, [{ l: 50, a: 0, b: 0, share: 1 }]);
        await events.emit(db, 'artwork.published', { artworkId: work.id, artistId: artist.id });
        await server.ask(JOB);
        await vi.waitFor(async () => {
          const { rowCount } = await pool.query(`select 1 from ${WAITING}`);
          expect(rowCount).toBeGreaterThan(0);
        }, 20_000);
        await server.kill();
        // Its connection would still finish the statement.
        await pool.query(`select pg_terminate_backend(pid) from ${WAITING}`);
        await holder.query(`select pg_advisory_unlock(${LOCK})`);
        holder.release();
        await pool.query(`drop trigger hang on ${table}`);
        expect(await countUnread()).toBe(0);

        await server.start();
        await server.run([JOB]);
        expect([await countNew(), await countUnread()]).toEqual([index + 1, 1]);
        await post('/api/notifications/read').expect(204);
        await server.run([JOB]);
        expect([await countNew(), await countUnread()]).toEqual([index + 1, 0]);
      }
    } finally {
      await server.close();
    }
  },
  120_000,
);
