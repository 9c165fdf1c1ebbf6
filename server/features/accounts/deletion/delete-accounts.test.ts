/** After a deletion nothing of a member is stored but what belongs to others, under 'Deleted member'. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FEATURES } from '#server/features.ts';
import { removeCoursesLeft } from '#server/features/courses/teach.ts';
import { countSearchWords } from '#server/features/discovery/search/jobs.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { runBackupCommand } from '#server/testing/backup.ts';
import { createTestDatabase } from '#server/testing/database.ts';
import { createMember } from '#server/testing/factories.ts';
import { deliver } from '#server/testing/mail.ts';
import { findDifferences } from '#server/testing/payment-jobs.ts';
import { deleteAccounts, deletionKey } from './delete-accounts.ts';
import {
  type Leaving,
  TRACES,
  columnsThatName,
  createLeaving,
  runQueued,
  search,
  wrongCounters,
} from '#server/testing/leaving-member.ts';

/** Rows that still name the member, by their id alone, and for whom they are kept. */
const KEPT: Record<string, string> = {
  'artworks.user_id': 'buyers; receipts name a refunded work',
  'awards.user_id': 'the award of a work that was sold',
  'blocks.blocked_id': 'who blocked the member',
  'case_decisions.decided_by': 'whom the member decided about, as a moderator',
  'certificate_owners.member_id': 'the chain of owners, without the name',
  'certificates.owner_id': 'the chain of owners',
  'charges.payee_id': 'the books',
  'conversations.other_id': 'the other side of messages',
  'courses.instructor_id': 'those enrolled, until the month ends',
  'hire_applications.designer_id': 'the client who accepted it',
  'hire_disputes.decided_by': 'the parties',
  'hire_disputes.opened_by': 'the other party',
  'hire_projects.client_id': 'the designer',
  'hire_projects.designer_id': 'the client',
  'ledger_entries.member_id': 'the books',
  'ledger_transactions.member_id': 'the books',
  'messages.receiver_id': 'the other side',
  'messages.sender_id': 'the other side',
  'premium_invoices.member_id': 'the books',
  'project_activities.actor_id': 'the other party',
  'project_activities.member_id': 'the client',
  'project_files.uploaded_by': 'the client: what was delivered',
  'project_milestones.proposed_by': 'the other party',
  'purchases.buyer_id': 'the seller and the books',
  'purchases.seller_id': 'the buyer and the books',
  'receipts.generated_by': 'the books',
  'refund_requests.asked_by': 'the other party',
  'refund_requests.decided_by': 'the other party',
  'staff_acts.actor_id': 'the log of what staff did',
  'subscriptions.user_id': 'the books',
  'support_requests.answered_by': 'whose question the member answered, as a moderator',
  'transfers.member_id': 'the books',
  'uploads.user_id': 'buyers; covers of courses that are kept',
  'users.id': 'the row that all others name, without anything personal',
  'videos.user_id': 'those enrolled, until the month ends',
  'view_events.artist_id': 'dropped after 90 days',
};
/** Bookkeeping: to whom and by whom. */
const KEPT_NAMES = [
  'certificates.facts',
  'receipts.issued_to',
  'receipts.issued_to_email',
  'receipts.snapshot',
];
const NAMES = [TRACES.firstName, TRACES.lastName, TRACES.email];
const WORDS = [TRACES.city, TRACES.bio, 'wremplings', TRACES.street, TRACES.words];

const declared = FEATURES.flatMap(({ memberData = [] }) =>
  memberData.flatMap(({ table, columns }) => Object.keys(columns).map((column) => `${table}.${column}`)),
).toSorted();
const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-deletion-'));
const backup = path.join(folder, 'backup');

let app: TestApp;
let leaving: Leaving;
let letters: { subject: string; to: string }[];
let before: {
  columns: string[];
  traces: Awaited<ReturnType<typeof search>>;
  differences: unknown[];
  counters: unknown[];
};
const get = (to: string, who: { cookie: string } = leaving.other) =>
  request(app.url).get(to).set('Cookie', who.cookie);
const count = async (from: string, ...values: string[]): Promise<number> => {
  const { rows } = await app.ctx.pool.query<{ n: number }>(`select count(*)::int as n from ${from}`, values);
  return rows[0]!.n;
};

beforeAll(async () => {
  app = await startTestApp();
  leaving = await createLeaving(app);
  before = {
    columns: await columnsThatName(app, leaving.id),
    traces: await search(app, [...NAMES, ...WORDS]),
    differences: await findDifferences(app.ctx),
    counters: await wrongCounters(app),
  };
  const source = { databaseUrl: app.ctx.config.databaseUrl!, dataDir: app.ctx.config.dataDir };
  await runBackupCommand('backup', source, backup);
  await deleteAccounts(app.ctx, FEATURES);
  await runQueued(app);
  letters = await deliver(app, TRACES.email);
  await countSearchWords(app.ctx);
}, 120_000);
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

describe('a deleted account', () => {
  it('was named by every table that can', () => {
    expect(before.columns).toEqual(declared);
    expect(before.traces.columns.length).toBeGreaterThan(30);
    expect(before.counters).toEqual([]);
  });

  it('is named only where something belongs to others', async () => {
    expect(await columnsThatName(app, leaving.id)).toEqual(Object.keys(KEPT).toSorted());
  });

  it('leaves its name on receipts alone, and no address, no word and no picture of it anywhere', async () => {
    expect(await search(app, NAMES)).toEqual({ columns: KEPT_NAMES, objects: [] });
    expect(await search(app, WORDS)).toEqual({ columns: [], objects: [] });
  });

  it('leaves the files of its buyers, clients and students', async () => {
    const { objects } = await search(app, [TRACES.picture]);
    expect(objects).toEqual(leaving.keptObjects);
  });

  it('leaves counters equal to a recount, and the books as they were', async () => {
    expect(await wrongCounters(app)).toEqual([]);
    expect(await findDifferences(app.ctx)).toEqual(before.differences);
  });

  it('is in the list of deletions, also in the store', async () => {
    expect(await count('deletions where member_id = $1', leaving.id)).toBe(1);
    const object = await app.ctx.storage.read(deletionKey(leaving.id), 1000);
    expect(JSON.parse(object.toString())).toMatchObject({ memberId: leaving.id });
  });

  it('ends notifications that named no one else', async () => {
    expect(await count('notifications where id = $1', leaving.aloneId)).toBe(0);
    expect(await count('notification_actors where notification_id = $1', leaving.bothId)).toBe(1);
  });

  it('gets a last e-mail, and its address is stored no longer', async () => {
    expect(letters.at(-1)).toMatchObject({ subject: 'Your account was deleted', to: TRACES.email });
    expect(await count('outbox where user_id = $1', leaving.id)).toBe(0);
  });

  it('cannot be used, and the same person may sign up again', async () => {
    await get('/api/sessions', leaving).expect(401);
    const again = await createMember(app, { email: TRACES.email, issuer: 'test', subject: TRACES.firstName });
    expect(again.id).not.toBe(leaving.id);
  });
});

describe('the job', () => {
  const stateOf = async (id: string) =>
    (
      await app.ctx.pool.query<{ deletes: Date | null; deleted: Date | null }>(
        'select deletes_at as deletes, deleted_at as deleted from users where id = $1',
        [id],
      )
    ).rows[0]!;

  it('waits a day if something is open again, and says so', async () => {
    const due = app.ctx.clock.now();
    const { id, email } = await createMember(app, { deletesAt: due, emailVerified: true });
    const item = {
      kind: 'order',
      id,
      title: 'x',
      imageUrl: null,
      waitsFor: 'shipping',
      until: null,
    } as const;
    const open = { endpoints: [], openItems: async () => [{ ...item, amount: null }] };
    await deleteAccounts(app.ctx, [...FEATURES, open]);
    const { deletes, deleted } = await stateOf(id);
    expect([deleted, Math.round((deletes!.getTime() - due.getTime()) / 3_600_000)]).toEqual([null, 24]);
    expect((await deliver(app, email)).at(-1)!.subject).toMatch('or later');
    expect(await count(`notifications where user_id = $1 and change = 'deletion_postponed'`, id)).toBe(1);
  });

  it('leaves accounts alone whose day has not come, or that were kept', async () => {
    const later = new Date(app.ctx.clock.now().getTime() + 3_600_000);
    const members = [await createMember(app, { deletesAt: later }), await createMember(app)];
    await deleteAccounts(app.ctx, FEATURES);
    for (const { id } of members) expect((await stateOf(id)).deleted).toBeNull();
  });

  it('runs again without effect', async () => {
    const first = await stateOf(leaving.id);
    await deleteAccounts(app.ctx, FEATURES);
    expect(await stateOf(leaving.id)).toEqual(first);
  });
});

describe('others', () => {
  const NO_ONE = { artistName: 'Deleted member', firstName: null, lastName: null, profileImageUrl: null };

  it('see no profile, nor do moderators', async () => {
    const moderator = await createMember(app, { role: 'moderator' });
    for (const viewer of [leaving.other, moderator])
      await get(`/api/users/${leaving.id}`, viewer).expect(404);
  });

  it('read their messages', async () => {
    const { body } = await get(`/api/messages?with=${leaving.id}`).expect(200);
    const found = body as { sender: object }[];
    expect(found).toHaveLength(2);
    expect(found[1]!.sender).toMatchObject(NO_ONE);
    await request(app.url)
      .post('/api/messages')
      .set('Cookie', leaving.other.cookie)
      .send({ receiverId: leaving.id, content: 'Anybody there?' })
      .expect(404);
  });

  it('keep what they bought, with its original', async () => {
    const { body } = await get(`/api/artworks/${leaving.soldId}`).expect(200);
    expect(body).toMatchObject({ title: 'Sold', artist: NO_ONE });
    await get(`/api/artworks/${leaving.soldId}/original`).expect(200);
    await get(`/api/artworks/${leaving.soldId}`, await createMember(app)).expect(404);
    await get(`/api/artworks/${leaving.unsoldId}`).expect(404);
    await get(`/api/artworks/${leaving.refundedId}`).expect(404);
  });

  it('keep their collection, with a gap for the work that is gone', async () => {
    const { body } = await get(`/api/collections/${leaving.collectionId}/items`).expect(200);
    expect(body).toMatchObject([{ artwork: null }, { artwork: { title: 'Liked' } }]);
    expect(await count('collections where title ~ $1', TRACES.words)).toBe(0);
    expect(await count('collection_follows where collection_id = $1', leaving.collectionId)).toBe(0);
  });

  it('keep their project', async () => {
    const { body } = await get(`/api/hire-projects/${leaving.deal.id}`, leaving.deal.client).expect(200);
    expect(body).toMatchObject({ designer: NO_ONE });
  });

  it('keep a course until the month ends', async () => {
    await get(`/api/courses/${leaving.courseId}`).expect(200);
    await get(`/api/courses/${leaving.courseId}`, await createMember(app)).expect(404);
    await get(`/api/courses/${leaving.emptyCourseId}`).expect(404);
    await removeCoursesLeft(app.ctx);
    await get(`/api/courses/${leaving.courseId}`).expect(200);
    app.clock.advance(31 * 86_400_000);
    await removeCoursesLeft(app.ctx);
    expect(await count('courses where instructor_id = $1', leaving.id)).toBe(0);
    expect(await count('videos where user_id = $1 and attached_at is not null', leaving.id)).toBe(0);
  });
});

it('is deleted again by a restore of a backup that is older', async () => {
  const database = await createTestDatabase({ isEmpty: true });
  const restored = { databaseUrl: database.url, dataDir: path.join(folder, 'restored') };
  const deletions = path.join(folder, 'deletions');
  mkdirSync(deletions);
  const object = await app.ctx.storage.read(deletionKey(leaving.id), 1000);
  writeFileSync(path.join(deletions, `${leaving.id}.json`), object);
  const { out } = await runBackupCommand('restore', restored, backup, '--deletions', deletions);
  expect(out).toContain('Accounts deleted since the backup: 1.');
  const other = await startTestApp({ databaseUrl: database.url, config: { dataDir: restored.dataDir } });
  other.clock.advance(100 * 86_400_000);
  expect((await search(other, NAMES)).columns.length).toBeGreaterThan(KEPT_NAMES.length);
  await deleteAccounts(other.ctx, FEATURES);
  await runQueued(other);
  await deliver(other);
  await countSearchWords(other.ctx);
  expect(await search(other, NAMES)).toEqual({ columns: KEPT_NAMES, objects: [] });
  expect(await search(other, WORDS)).toEqual({ columns: [], objects: [] });
  await other.close();
  await database.drop();
}, 120_000);
