/** Whatever was deleted since: every read answers moderators, admins and its owner, over every subject of the access table. */
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { artworks } from '#shared/artworks/tables.ts';
import { collectionItems } from '#shared/collections/tables.ts';
import { ENDPOINTS } from '#server/features.ts';
import { ACCESS } from '../testing/access/table.ts';
import { startTestApp } from '../testing/app.ts';
import { createMember } from '../testing/factories.ts';

const app = await startTestApp({ env: { RATE_LIMIT_COMMENT: '100000' } });
afterAll(() => app.close());
const { db } = app.ctx;

test('no read fails over what is gone', async () => {
  const reads = ENDPOINTS.filter(({ method }) => method === 'GET').flatMap(({ method, path }) =>
    (ACCESS[`${method} ${path}`] ?? []).map((row) => ({ path, row })),
  );
  const asked = [];
  for (const { path, row } of reads) asked.push({ path, subject: await row.of(app) });
  const shown = asked.filter(({ path, subject }) => path.startsWith('/api/collections') && subject.artworkId);
  for (const { subject } of shown) {
    const { id: collectionId, artworkId, owner } = subject;
    await db
      .insert(collectionItems)
      .values({ collectionId, ownerId: owner.id, artworkId: artworkId!, position: 1 })
      .onConflictDoNothing();
  }
  const works = await db.select({ id: artworks.id }).from(artworks);
  // Works that were sold stay.
  const gone = await Promise.allSettled(
    works.map(({ id }) => db.delete(artworks).where(eq(artworks.id, id))),
  );
  expect(gone.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(20);
  const staff = [await createMember(app, { role: 'moderator' }), await createMember(app, { role: 'admin' })];
  const failed: string[] = [];
  for (const { path, subject } of asked) {
    for (const { cookie } of [...staff, subject.owner]) {
      const url = app.url + path.replace(/:\w+/g, subject.id);
      const { status } = await fetch(url, { headers: { cookie }, redirect: 'manual' });
      if (status >= 500) failed.push(`${path}: ${status}`);
    }
  }
  expect(failed).toEqual([]);
}, 120_000);
