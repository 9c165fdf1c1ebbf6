/** kill -9 at each step of a scheduled publication. Only with ROUNDS=full. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { emptyWork } from '#shared/drafts/fields.ts';
import { artworkDrafts } from '#shared/drafts/tables.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { storeUpload } from '#server/features/uploads/service.ts';
import { createMember } from '#server/testing/factories.ts';
import { createKillableServer } from '#server/testing/killable-server.ts';

const PICTURE = readFileSync(path.resolve(import.meta.dirname, '../../demo/media/avatars/mina-okoro.webp'));
const JOB = 'publish-scheduled-drafts';
const LOCK = 4713;
const WAITING = `pg_locks where locktype = 'advisory' and not granted and objid = ${LOCK}
  and database = (select oid from pg_database where datname = current_database())`;
/** The server is killed in the middle of each, with the transaction open. */
const STEPS = [
  ['update', 'uploads'],
  ['insert', 'artworks'],
  ['delete', 'artwork_drafts'],
] as const;

it.runIf(process.env.ROUNDS === 'full')(
  'publishes a scheduled draft once',
  async () => {
    const server = await createKillableServer();
    const { app } = server;
    try {
      const { pool, db } = app.ctx;
      const artist = await createMember(app);
      const counts = async () => [
        await db.$count(artworks, eq(artworks.userId, artist.id)),
        await db.$count(artworkDrafts, eq(artworkDrafts.userId, artist.id)),
      ];
      await pool.query(`create function hang() returns trigger language plpgsql as
        $$ begin perform pg_advisory_xact_lock(${LOCK}); return coalesce(new, old); end $$`);
      await server.start();
      for (const [index, [operation, table]] of STEPS.entries()) {
        const { objectPath } = await storeUpload(app.ctx, artist.id, PICTURE);
        await db.insert(artworkDrafts).values({
          userId: artist.id,
          fields: { ...emptyWork('cm'), title: 'Fig', category: 'photography', making: 'camera' },
          images: [{ imageUrl: objectPath, altText: '' }],
          publishAt: new Date(),
        });
        const holder = await pool.connect();
        await holder.query(`select pg_advisory_lock(${LOCK})`);
        await pool.query(
          `create trigger hang before ${operation} on ${table} for each row execute function hang()`,
        );
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
        expect(await counts()).toEqual([index, 1]);

        await server.start();
        await server.run([JOB]);
        await server.run([JOB]);
        expect(await counts()).toEqual([index + 1, 0]);
      }
    } finally {
      await server.close();
    }
  },
  120_000,
);
