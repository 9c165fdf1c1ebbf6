/** Projects from before the gallery opens: the payment sandbox and the ledger agree. */
import { eq, sql } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hireProjects, projectFiles } from '#shared/hire/tables.ts';
import { charges } from '#shared/payments/tables.ts';
import { ledgerTransactions } from '#shared/payments/ledger/tables.ts';
import { syncHirePayment } from '#server/features/hire/escrow/payments.ts';
import { approveWork } from '#server/features/hire/escrow/final-payment.ts';
import { paymentsOf, settleHirePayments } from '#server/features/hire/escrow/testing.ts';
import { findDifferences, finishRefunds, payOutDue } from '#server/testing/payment-jobs.ts';
import type { TestApp } from '../testing/app.ts';
import { signIn } from '../testing/factories.ts';
import { type DemoGallery, startDemoGallery } from './testing.ts';

let app: TestApp;
let gallery: DemoGallery;
const now = new Date();
const one: DemoGallery['one'] = (query) => gallery.one(query);
const personId = (slug: string) => gallery.personId(slug);

beforeAll(async () => {
  gallery = await startDemoGallery();
  ({ app } = gallery);
}, 60_000);
afterAll(() => app.close());

const PORTFOLIOS: Record<string, string[]> = {
  'kwame-lisle': [
    'Marrow, a text face',
    'Orbit, for a reading room',
    'Interval, eight evenings of slow music',
    'Salt Hills, a walking map',
    'Undertow, cover and poster',
  ],
  'ottilie-brandt': [
    'FORM, identity of an exhibition',
    'KLANG, a term of listening',
    'Winter Blanket, a catalog cover',
    'Good Morning, Hill, a card for every month',
  ],
  'rosalba-nieto': [
    'Bouquet, for a seed catalog',
    'A Path for Each Daughter, woven pattern',
    'Folded Four Times, end papers',
  ],
  'mina-okoro': [
    'Market Day, a map to get lost in',
    'Everyone Is Still Up, window of a bookshop',
    'Dahlia, a mark that grows',
    'Ribbons, a pattern without crossings',
  ],
  'noor-halabi': [
    'Down to the Blue, a stage set in paper',
    'Harbor, a label for tinned fish',
    'What Grew by the Gate, cover series',
  ],
  'dario-quintela': [
    'Soft Matter, a sleeve for a quiet record',
    'Gyroid, an object for a loading screen',
    'Brass Lantern, opening of a talk',
  ],
  'suvi-raunio': [
    'How the Zebra Was Told, a teaching tool',
    'Two Pendulums, a booking page that waits',
    'From Stripe to Spot, an identity that changes',
  ],
  'teodor-vance': [
    'Every Valley to the Sea, a backdrop',
    'The Lake Keeps a Copy, splash screen',
    'A Wash for Each Breath, chapter plates',
  ],
  'hanne-fjeld': ['Four on the Sill, tableware for one street'],
};

test('has projects in every state, with consistent money', async () => {
  const rows = await app.ctx.db.select().from(hireProjects);
  const stands: Record<string, string[]> = {};
  for (const { id, title, status } of rows) {
    const paid = await paymentsOf(app, id);
    stands[title] = [
      status,
      ...paid.map((row) => `${row.kind} ${row.amountCents / 100} ${row.status} ${row.payoutStatus}`),
    ];
  }
  expect(stands).toEqual({
    'Website for a neighborhood bakery': ['pending'],
    'App for a walking club’s route book': ['pending'],
    'Make our booking page calmer': ['pending'],
    'A bookplate for a library of prints': ['pending'],
    'Wrapping paper for a winter parcel': ['pending'],
    'A short loop for a kiln opening': ['pending'],
    'Labels for a summer honey': ['cancelled'],
    'A mark for a small publishing list': ['in_progress', 'upfront 430 paid none'],
    'Catalog for a collection of works on paper': ['in_progress', 'upfront 1600 paid none'],
    'Signs for a night market': ['under_review', 'upfront 1150 paid none'],
    'An inventory app for a print drawer': ['disputed', 'upfront 1300 paid none'],
    'Illustrations for a bread calendar': ['completed', 'upfront 750 paid paid', 'final 750 paid paid'],
    'Seed packets for a street library': ['completed', 'upfront 480 paid paid', 'final 480 paid paid'],
    'A map sheet for a coastal footpath': ['completed', 'upfront 320 paid pending', 'final 320 paid pending'],
    'A sleeve for four slow pieces': ['completed', 'upfront 360 paid paid', 'final 360 paid paid'],
    'Identity for a mending club': ['completed', 'upfront 600 paid paid', 'final 600 paid paid'],
    'A map of one street for a book of walks': ['completed', 'upfront 550 paid paid', 'final 550 paid paid'],
    'An animated opening for a talk on small rules': ['cancelled', 'upfront 290 refunded none'],
    'Backdrops for a shadow play': ['completed', 'upfront 700 paid pending'],
  });
});

test('the provider agrees, and the money is in the ledger', async () => {
  const listCharges = () =>
    app.ctx.db.select().from(charges).where(eq(charges.ownerKind, 'project')).orderBy(charges.id);
  const before = await listCharges();
  const movements = await app.ctx.db.$count(ledgerTransactions);
  expect(await one(sql`select sum(amount_cents)::int as sum from ledger_entries`)).toEqual({ sum: 0 });
  for (const { id } of before) await syncHirePayment(app.ctx, id);
  for (const job of [settleHirePayments, finishRefunds, payOutDue]) await job(app.ctx);
  expect(await listCharges()).toEqual(before);
  expect(await app.ctx.db.$count(ledgerTransactions)).toBe(movements);
  expect(await findDifferences(app.ctx)).toEqual([]);
  const intents = await Array.fromAsync(app.ctx.payments!.listIntents(new Date(0)));
  const ofProjects = intents.filter(({ metadata }) => metadata.hirePaymentId);
  expect(new Set(ofProjects.map(({ id }) => id))).toEqual(
    new Set(before.map(({ stripePaymentIntentId }) => stripePaymentIntentId)),
  );
});

test('all events are dated in order, and were notified then', async () => {
  const wrong = await one<Record<string, number>>(sql`select
    (select count(*)::int from hire_projects p join users u on u.id = p.client_id
      where p.created_at < u.created_at or p.updated_at not between p.created_at and ${now.toISOString()}
        or p.completed_at > ${now.toISOString()} or p.started_at <= p.created_at or p.delivered_at <= p.started_at) as projects,
    (select count(*)::int from hire_applications a join hire_projects p on p.id = a.project_id
      where a.created_at <= p.created_at or a.updated_at not between a.created_at and ${now.toISOString()}) as applications,
    (select count(*)::int from project_activities e join project_activities later on later.project_id = e.project_id and later.id > e.id
      where later.happened_at < e.happened_at or later.happened_at > ${now.toISOString()}) as events,
    (select count(*)::int from charges p left join transfers t on t.charge_id = p.id where p.owner_kind = 'project'
      and (p.paid_at is null or p.created_at > p.paid_at or p.updated_at > ${now.toISOString()}
        or t.paid_at < p.released_at)) as payments,
    (select count(*)::int from charges p join sandbox_payments c on c.id = p.stripe_charge_id
      where abs((c.body->>'created')::int - extract(epoch from p.paid_at)) > 1) as charges,
    (select count(*)::int from project_files f join hire_projects p on p.id = f.project_id
      where f.created_at < p.started_at or f.status <> 'ready') as files,
    (select count(*)::int from notifications where type = 'hire' and (happened_at > ${now.toISOString()} or created_at <> happened_at
      or read_at < happened_at or read_at is null and happened_at < ${now.toISOString()}::timestamptz - interval '1 day')) as notifications`);
  expect(wrong).toEqual({
    projects: 0,
    applications: 0,
    events: 0,
    payments: 0,
    charges: 0,
    files: 0,
    notifications: 0,
  });
  const kinds = await one<{ kinds: string[] }>(
    sql`select array_agg(distinct change order by change) as kinds from notifications where type = 'hire'`,
  );
  expect(kinds.kinds).toEqual(
    expect.arrayContaining(['applied', 'invited', 'not_chosen', 'payout_held', 'disputed']),
  );
});

test('files are available to both parties, in their versions', async () => {
  const [project] = await app.ctx.db
    .select()
    .from(hireProjects)
    .where(eq(hireProjects.title, 'Catalog for a collection of works on paper'));
  const path = `/api/hire-projects/${project!.id}/files`;
  const client = await signIn(app, personId('edmund-achter'));
  const { body: files } = await request(app.server).get(path).set('Cookie', client).expect(200);
  expect(files.map((file: { fileName: string; version: number }) => [file.fileName, file.version])).toEqual([
    ['dummy-sixteen-pages.pdf', 2],
    ['dummy-sixteen-pages.pdf', 1],
  ]);
  await request(app.server)
    .get(path)
    .set('Cookie', await signIn(app, personId('priya-sorel')))
    .expect(403);
  const kinds = await app.ctx.db
    .selectDistinct({ type: projectFiles.fileType })
    .from(projectFiles)
    .orderBy(projectFiles.fileType);
  expect(kinds.map(({ type }) => type)).toEqual(['application/pdf', 'application/zip', 'image/jpeg']);
});

test('designers have ordered portfolios, which their applications show', async () => {
  const cookie = await signIn(app, personId('priya-sorel'));
  for (const [slug, titles] of Object.entries(PORTFOLIOS)) {
    const path = `/api/users/${personId(slug)}/portfolio`;
    const { body } = await request(app.server).get(path).set('Cookie', cookie).expect(200);
    expect(body.map((piece: { title: string }) => piece.title)).toEqual(titles);
  }
  const [bakery] = await app.ctx.db
    .select()
    .from(hireProjects)
    .where(eq(hireProjects.title, 'Website for a neighborhood bakery'));
  const { body: applications } = await request(app.server)
    .get(`/api/hire-projects/${bakery!.id}/applications`)
    .set('Cookie', cookie)
    .expect(200);
  const shown = applications.map((each: { works: object[]; isShortlisted: boolean }) => [
    each.works.length,
    each.isShortlisted,
  ]);
  expect(shown).toEqual([[2, true], expect.arrayContaining([2]), expect.arrayContaining([2])]);
});

test('members are rated, one rating is still unpublished', async () => {
  const cookie = await signIn(app, personId('june-abara'));
  const rated = async (slug: string) => {
    const path = `/api/users/${personId(slug)}/hire-reviews`;
    return (await request(app.server).get(path).set('Cookie', cookie).expect(200)).body;
  };
  expect(await rated('dario-quintela')).toMatchObject({ rating: '4.0', reviews: [{ rating: 4 }] });
  expect((await rated('kwame-lisle')).reviews).toHaveLength(2);
  // Her client rated her three days ago, and she has not rated back.
  expect((await rated('noor-halabi')).reviews).toHaveLength(1);
  expect(await one(sql`select count(*)::int as n from hire_reviews where published_at is null`)).toEqual({
    n: 1,
  });
});

test('continues from there: an unanswered delivery is approved, and the saved card pays', async () => {
  const title = 'Signs for a night market';
  const [project] = await app.ctx.db.select().from(hireProjects).where(eq(hireProjects.title, title));
  const client = { id: personId('rosalba-nieto'), role: 'member' } as const;
  expect(await approveWork(app.ctx, client, project!.id)).toMatchObject({ status: 'completed' });
});
