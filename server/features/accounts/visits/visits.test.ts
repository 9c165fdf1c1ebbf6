import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { memberVisits } from '#shared/accounts/visits/tables.ts';
import { SEEN_INTERVAL_MS, VISIT_GAP_MS } from '#shared/accounts/visits/times.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { createMember, signIn } from '#server/testing/factories.ts';
import { recordVisit } from './queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function loadPage(cookie: string): Promise<string | null> {
  const response = await fetch(`${app.url}/api/auth/user`, { headers: { cookie } });
  return ((await response.json()) as Record<keyof CurrentUser, string | null>).lastVisitAt;
}
async function seenAt(id: string): Promise<string> {
  const [row] = await app.ctx.db.select().from(memberVisits).where(eq(memberVisits.userId, id));
  return row!.seenAt.toISOString();
}

it('says nothing of a last visit during the first one, however often pages are loaded', async () => {
  const { cookie } = await createMember(app);
  for (let n = 0; n < 3; n++) {
    expect(await loadPage(cookie)).toBeNull();
    app.clock.advance(VISIT_GAP_MS / 2);
  }
});

it('after hours of absence the last visit ended when the member was last seen', async () => {
  const { id, cookie } = await createMember(app);
  await loadPage(cookie);
  app.clock.advance(SEEN_INTERVAL_MS + 1000);
  await loadPage(cookie);
  const end = await seenAt(id);
  app.clock.advance(VISIT_GAP_MS + 1000);
  expect(await loadPage(cookie)).toBe(end);
  app.clock.advance(SEEN_INTERVAL_MS + 1000);
  expect(await loadPage(cookie)).toBe(end);
  // In another browser it is the same visit.
  expect(await loadPage(await signIn(app, id))).toBe(end);
});

it('begins a visit once if several tabs and processes load a page at the same moment', async () => {
  const { id, cookie } = await createMember(app);
  await loadPage(cookie);
  const end = await seenAt(id);
  app.clock.advance(VISIT_GAP_MS + 10_000);
  const now = app.clock.now();
  const ends = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      // Clocks of processes differ.
      recordVisit(app.ctx.db, id, new Date(now.getTime() + ((n % 5) - 2) * 1000)),
    ),
  );
  expect(new Set(ends.map((at) => at?.toISOString()))).toEqual(new Set([end]));
});

it('writes once in a few minutes', async () => {
  const { id, cookie } = await createMember(app);
  await loadPage(cookie);
  const first = await seenAt(id);
  app.clock.advance(SEEN_INTERVAL_MS / 2);
  await loadPage(cookie);
  expect(await seenAt(id)).toBe(first);
});
