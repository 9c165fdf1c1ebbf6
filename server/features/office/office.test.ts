import { eq, sql } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailSettings, outbox } from '#shared/mail/tables.ts';
import { cases } from '#shared/moderation/cases/tables.ts';
import { staffActs } from '#shared/moderation/log/tables.ts';
import { isForGood } from '#shared/moderation/states.ts';
import { ledgerEntries, ledgerTransactions } from '#shared/payments/ledger/tables.ts';
import { charges } from '#shared/payments/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { SEEN_INTERVAL_MS } from '#shared/accounts/visits/times.ts';
import { addJob } from '#server/jobs/add-job.ts';
import { repairDifferences } from '#server/features/payments/reconciliation/service.ts';
import { MAX_REFUSALS, queueMail } from '#server/features/mail/public.ts';
import { PAYMENT_OWNERS } from '#server/features.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createArtwork, createMember } from '#server/testing/factories.ts';
import { answerWith, deliver } from '#server/testing/mail.ts';
import { buy, settled } from '#server/testing/payments.ts';
import { measureStorage } from './system/service.ts';

let app: TestApp;
let admin: TestMember;
let artist: TestMember;
let buyer: TestMember;
let orderId: string;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PAYMENT: '100000' } });
  admin = await createMember(app, { role: 'admin' });
  artist = await createMember(app, { artistName: 'Second Guess', email: 'dario_q@atelier.test' });
  buyer = await createMember(app, { firstName: 'Priya', lastName: 'Sorel' });
  const work = await createArtwork(app, { userId: artist.id, isForSale: true, price: '100.00' });
  orderId = await buy(app, buyer.cookie, work.id);
  await settled(app);
});
afterAll(() => app.close());

const as = (member: TestMember, method: 'get' | 'post' | 'delete', path: string) =>
  request(app.url)[method](`/api/office/${path}`).set('cookie', member.cookie);
const find = async (query: string) => {
  const { body } = await as(admin, 'get', `members?${query}`).expect(200);
  return (body as { id: string }[]).map(({ id }) => id);
};
const actsOn = (id: string) => app.ctx.db.select().from(staffActs).where(eq(staffActs.subjectId, id));

test('members are found by a part of a name or address, an order, and a filter', async () => {
  expect(await find('q=second%20g')).toEqual([artist.id]);
  expect(await find('q=DARIO_Q')).toEqual([artist.id]);
  // The percent sign is searched for; it is no pattern.
  expect(await find('q=dario%25')).toEqual([]);
  expect(new Set(await find(`q=${orderId}`))).toEqual(new Set([artist.id, buyer.id]));
  expect(await find('show=team')).toEqual([admin.id]);
  expect(await find('show=premium')).toEqual([]);
});

test('members are listed last seen first, then those never seen, newest first, page by page', async () => {
  const joined = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000);
  const [older, newer] = [await createMember(app), await createMember(app)];
  await app.ctx.db
    .update(users)
    .set({ createdAt: joined(1) })
    .where(eq(users.id, older.id));
  await app.ctx.db
    .update(users)
    .set({ createdAt: joined(2) })
    .where(eq(users.id, newer.id));
  for (const { cookie } of [admin, buyer, artist]) {
    app.clock.advance(SEEN_INTERVAL_MS);
    await request(app.url).get('/api/auth/user').set('cookie', cookie).expect(200);
  }
  const all = await find('limit=100');
  expect(all).toEqual([artist.id, buyer.id, admin.id, newer.id, older.id]);
  const seen: string[] = [];
  for (let path: string | undefined = 'members?limit=1'; path;) {
    const answer: request.Response = await as(admin, 'get', path).expect(200);
    seen.push(...(answer.body as { id: string }[]).map(({ id }) => id));
    path = /<\/api\/office\/([^>]+)>/.exec(answer.headers['link'] ?? '')?.[1];
  }
  expect(seen).toEqual(all);
});

test('the first page is read from an index', async () => {
  const plan = await app.ctx.db.transaction(async (tx) => {
    await tx.execute('set local enable_seqscan = off; set local enable_sort = off');
    return tx.execute(sql`explain select 1 from users left join member_visits on user_id = users.id
      where seen_at is not null and (seen_at, user_id) < (now(), ${admin.id}::uuid)
      order by seen_at desc, user_id desc limit 20`);
  });
  expect(JSON.stringify(plan.rows)).toContain('member_visits_seen');
});

test('the search uses its index', async () => {
  const plan = await app.ctx.db.transaction(async (tx) => {
    await tx.execute('set local enable_seqscan = off');
    return tx.execute(sql`explain select 1 from users where lower(coalesce("artist_name", '') || ' ' ||
      coalesce("first_name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("email", '')) like '%second%'`);
  });
  expect(JSON.stringify(plan.rows)).toContain('users_found');
});

test('a member with the address, sums and orders; another admin is needed before the last one goes', async () => {
  const { body } = await as(admin, 'get', `members/${artist.id}`).expect(200);
  expect(body).toMatchObject({
    email: 'dario_q@atelier.test',
    payouts: 'none',
    sold: { count: 1, sum: '100.00' },
    bought: { count: 0, sum: '0.00' },
    sessions: [{ browser: null, system: null }],
    ordersCount: 1,
    orders: [
      {
        id: orderId,
        imageUrl: expect.stringMatching(/^\/objects\//),
        isSale: true,
        other: { id: buyer.id },
        amount: '100.00',
      },
    ],
    isLastAdmin: false,
  });
  const other = await as(admin, 'get', `members/${buyer.id}`).expect(200);
  expect(other.body).toMatchObject({ bought: { count: 1, sum: '100.00' }, orders: [{ isSale: false }] });
  const refund = (refundedCents: number) =>
    app.ctx.db
      .update(charges)
      .set({
        refundedCents,
        payeeCents: 9000 - refundedCents * 0.9,
        commissionCents: 1000 - refundedCents * 0.1,
      })
      .where(eq(charges.ownerId, orderId));
  await refund(4000);
  for (const [{ id }, side] of [
    [artist, 'sold'],
    [buyer, 'bought'],
  ] as const)
    expect((await as(admin, 'get', `members/${id}`)).body).toMatchObject({ [side]: { sum: '60.00' } });
  await refund(0);
  expect((await as(admin, 'get', `members/${admin.id}`)).body.isLastAdmin).toBe(true);
  const credit = await createMember(app, { isCreditProfile: true });
  await as(admin, 'get', `members/${credit.id}`).expect(404);
});

test('signing a member out ends every session and is in the log', async () => {
  const member = await createMember(app);
  await as(member, 'get', 'members').expect(403);
  await app.ctx.pool.query(
    `update sessions set sess = jsonb_set(sess::jsonb, '{providerSid}', '"of-provider"') where sess -> 'passport' ->> 'user' = $1`,
    [member.id],
  );
  const { body } = await as(admin, 'post', `members/${member.id}/sign-out`).expect(200);
  expect(body).toEqual({ ended: 1 });
  await as(member, 'get', 'members').expect(401);
  expect(await actsOn(member.id)).toMatchObject([{ act: 'session.end_all', before: { sessions: 1 } }]);
  // The provider's session does not bring it back.
  const ended = await app.ctx.pool.query(`select 1 from ended_logins where provider_sid = 'of-provider'`);
  expect(ended.rowCount).toBe(1);
});

test('a suspension is a decided case with a statement; ending it is in the log', async () => {
  const member = await createMember(app);
  const path = `members/${member.id}/suspension`;
  const form = { reason: 'spam', words: 'Once is enough.', days: null };
  await as(admin, 'post', path)
    .send({ ...form, words: ' ' })
    .expect(400);
  await as(admin, 'post', path).send(form).expect(204);
  const [row] = await app.ctx.db.select().from(users).where(eq(users.id, member.id));
  expect(isForGood(row!.suspendedUntil!)).toBe(true);
  const { body } = await as(admin, 'get', `members/${member.id}`).expect(200);
  expect(body.cases).toMatchObject([{ subject: 'profile', decision: 'suspend' }]);
  const statement = await request(app.url)
    .get(`/api/moderation/cases/${body.cases[0].id}/statement`)
    .set('cookie', member.cookie);
  expect(statement.body).toMatchObject({ decision: 'suspend', words: 'Once is enough.' });
  await as(admin, 'delete', path).expect(204);
  await as(admin, 'delete', path).expect(204);
  expect(await find('show=suspended')).toEqual([]);
  expect((await actsOn(member.id)).map(({ act }) => act)).toEqual(['case.decide', 'suspension.end']);
});

test('the last admin cannot be suspended, and a refusal leaves no case', async () => {
  const form = { reason: 'spam', words: 'Once is enough.', days: 7 };
  const answer = await as(admin, 'post', `members/${admin.id}/suspension`).send(form);
  expect(['own_case', 'last_admin']).toContain(answer.body.code);
  expect(answer.status).toBeGreaterThanOrEqual(403);
  expect(await app.ctx.db.$count(cases, eq(cases.memberId, admin.id))).toBe(0);
});

test('sums of a month equal a recount of the ledger, and so does the file', async () => {
  const { body } = await as(admin, 'get', 'money').expect(200);
  const entries = await app.ctx.db
    .select({
      kind: ledgerTransactions.kind,
      account: ledgerEntries.account,
      cents: ledgerEntries.amountCents,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId));
  const sum = (account: string, kind?: string) =>
    entries
      .filter((entry) => entry.account === account && (!kind || entry.kind === kind))
      .reduce((total, { cents }) => total + cents, 0) / 100;
  expect(body.months).toHaveLength(12);
  expect(body.months[0]).toMatchObject({
    payments: 1,
    sales: sum('provider', 'charge').toFixed(2),
    commission: (-sum('commission')).toFixed(2),
    refunds: '0.00',
    paidOut: '0.00',
  });
  const file = await as(admin, 'get', 'money.csv').expect(200);
  const lines = file.text.trim().split('\n').slice(1);
  expect(lines).toHaveLength(entries.length);
  const total = lines.reduce((cents, line) => cents + Number(line.split(',').at(-1)) * 100, 0);
  expect(total).toBe(0);
  await as(buyer, 'get', 'money.csv').expect(403);
  await request(app.url).get('/api/office/money.csv').expect(401);
});

test('the last comparison with the provider is kept with its differences', async () => {
  await app.ctx.db.update(users).set({ isSubscriber: true }).where(eq(users.id, artist.id));
  await repairDifferences(app.ctx, PAYMENT_OWNERS);
  const { body } = await as(admin, 'get', 'money').expect(200);
  expect(body.reconciliation).toMatchObject({
    count: 1,
    differences: [{ code: 'member_premium', id: artist.id }],
  });
  await app.ctx.db.update(users).set({ isSubscriber: false }).where(eq(users.id, artist.id));
  await repairDifferences(app.ctx, PAYMENT_OWNERS);
  expect((await as(admin, 'get', 'money')).body.reconciliation).toMatchObject({ count: 0, differences: [] });
});

test('a refused e-mail is listed and sent again', async () => {
  await deliver(app);
  const member = await createMember(app, { emailVerified: true });
  await answerWith(app, 550);
  await app.ctx.db.transaction((tx) =>
    queueMail(app.ctx, tx, {
      kind: 'deletion.asked',
      to: [member.id],
      subject: { deletesAt: new Date(Date.now() + 86_400_000).toISOString() },
    }),
  );
  await deliver(app);
  const { body } = await as(admin, 'get', 'emails').expect(200);
  expect(body).toMatchObject([
    { kind: 'deletion.asked', to: { id: member.id }, state: 'refused', attempts: 1, isStopped: false },
  ]);
  const refused = { userId: member.id, refusals: MAX_REFUSALS, refusedAddress: member.email };
  await app.ctx.db
    .insert(mailSettings)
    .values(refused)
    .onConflictDoUpdate({ target: mailSettings.userId, set: refused });
  expect((await as(admin, 'get', 'emails')).body).toMatchObject([{ isStopped: true }]);
  const retry = () => as(admin, 'post', `emails/${body[0].id}/retry`);
  await retry().expect(204);
  await deliver(app);
  const [row] = await app.ctx.db.select().from(outbox).where(eq(outbox.userId, member.id));
  expect(row).toMatchObject({ state: 'sent', attempts: 2 });
  expect((await as(admin, 'get', 'emails')).body).toEqual([]);
  expect((await retry().expect(404)).body.code).toBe('email_not_found');
  expect(await actsOn(body[0].id)).toMatchObject([{ act: 'email.retry', before: { state: 'refused' } }]);
});

test('a job that failed is listed with its error and runs again', async () => {
  await app.ctx.db.execute(sql`delete from graphile_worker._private_jobs`);
  await addJob(app.ctx.db, 'make-nothing', {}, { key: 'make-nothing' });
  await app.ctx.db.execute(
    sql`update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'No such task'`,
  );
  expect((await as(admin, 'get', 'system')).body.jobs).toMatchObject({ failed: 1, waiting: 0 });
  const { body } = await as(admin, 'get', 'jobs').expect(200);
  expect(body).toMatchObject([{ task: 'make-nothing', error: 'No such task', nextAttemptAt: null }]);
  await as(admin, 'post', `jobs/${body[0].id}/retry`).expect(204);
  expect((await as(admin, 'get', 'system')).body.jobs).toMatchObject({ failed: 0, waiting: 1 });
  await as(admin, 'post', 'jobs/999999999/retry').expect(404);
  expect(await actsOn(body[0].id)).toMatchObject([{ act: 'job.retry', before: { task: 'make-nothing' } }]);
});

test('versions, and storage as the job counted it', async () => {
  await measureStorage(app.ctx);
  const { body } = await as(admin, 'get', 'system').expect(200);
  expect(body).toMatchObject({
    versions: { node: process.version },
    replicas: [],
    files: { bytes: 1000, count: 1 },
  });
  expect(body.versions.schema).toMatch(/^\d{4}_\w+$/);
  expect(body.databaseBytes).toBeGreaterThan(1_000_000);
});
