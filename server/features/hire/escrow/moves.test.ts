/** Every project transition by every actor: legal ones happen, illegal ones change nothing. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  HIRE_ACTORS,
  type HireActor,
  PROJECT_MOVES,
  PROJECT_STATUSES,
  type ProjectStatus,
  canMoveProject,
} from '#shared/hire/states.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createMember } from '#server/testing/factories.ts';
import * as payments from '#server/testing/payments.ts';
import { applyDeadlines } from './jobs.ts';
import {
  accept,
  atProvider,
  CARDS,
  openBankDispute,
  DAY_MS,
  type Deal,
  dealAt,
  openDeal,
  pay,
  type Payment,
  paymentsOf,
  post,
  projectOf,
  setProject,
} from './testing.ts';

let app: TestApp;
let moderator: { id: string; cookie: string };
let stranger: { id: string; cookie: string };
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PAYMENT: '100000', RATE_LIMIT_COMMENT: '100000' } });
  moderator = await createMember(app, { role: 'moderator' });
  stranger = await createMember(app);
});
afterAll(() => app.close());

const ago = (days: number) => new Date(app.ctx.clock.now().getTime() - days * DAY_MS);
const statusOf = async ({ id }: Deal): Promise<string> => (await projectOf(app, id)).status;

type Hand = 'client' | 'designer' | 'moderator' | 'stranger';
const HANDS = ['client', 'designer', 'moderator', 'stranger'] as const;
/** The status an action leads to, and who may do it at all. */
const ACTIONS: Record<string, { to: ProjectStatus; by: readonly Hand[]; body?: object }> = {
  deliver: { to: 'under_review', by: ['designer'] },
  changes: { to: 'in_progress', by: ['client'], body: { note: 'A warmer green.' } },
  cancel: { to: 'cancelled', by: ['client'] },
  dispute: { to: 'disputed', by: ['client', 'designer'], body: { reason: 'Nobody answers.' } },
};
const DECISIONS: Record<string, { to: ProjectStatus; body: object }> = {
  complete: { to: 'completed', body: {} },
  split: { to: 'completed', body: { designerAmount: '100.00' } },
  cancel: { to: 'cancelled', body: {} },
};

const accountOf = (deal: Deal, hand: Hand) =>
  hand === 'moderator' ? moderator : hand === 'stranger' ? stranger : deal[hand];
const isLegal = (from: ProjectStatus, action: { to: ProjectStatus; by: readonly Hand[] }, hand: Hand) =>
  hand !== 'stranger' && action.by.includes(hand) && canMoveProject(from, action.to, hand);

/** So late that the upfront payment may be refunded. */
async function lateDeal(status: ProjectStatus): Promise<Deal> {
  const deal = await dealAt(app, status);
  if (status === 'in_progress') await setProject(app, deal.id, { dueDate: ago(15) });
  return deal;
}

const actionsOf = () => [
  ...Object.entries(ACTIONS).map(([name, { to, by, body = {} }]) => ({ name, to, by, path: name, body })),
  ...Object.entries(DECISIONS).map(([outcome, { to, body }]) => ({
    name: `resolve: ${outcome}`,
    to,
    by: ['moderator'] as const,
    path: 'resolve',
    body: { outcome, note: 'So be it.', ...body },
  })),
];

test.each(PROJECT_STATUSES)(
  'people move a project that is %s only as the table says',
  { timeout: 60_000 },
  async (from) => {
    const resting = await lateDeal(from);
    const before = await projectOf(app, resting.id);
    for (const action of actionsOf()) {
      const { name, to, path, body } = action;
      for (const hand of HANDS) {
        const legal = isLegal(from, action, hand);
        const deal = legal ? await lateDeal(from) : resting;
        const answer = await post(app, accountOf(deal, hand), deal.id, path, body);
        expect(legal ? [200] : [403, 404, 409], `${from} ${name} ${hand}`).toContain(answer.status);
        expect([from, name, hand, await statusOf(deal)]).toEqual([from, name, hand, legal ? to : from]);
      }
    }
    expect(await projectOf(app, resting.id)).toEqual(before);
  },
);

describe('by the provider', () => {
  test.each(PROJECT_STATUSES)('the upfront payment arrives at %s', async (from) => {
    const deal = await openDeal(app);
    const intent = await accept(app, deal);
    if (from !== 'pending') await setProject(app, deal.id, { status: from });
    await pay(app, intent);
    const legal = canMoveProject(from, 'in_progress', 'provider');
    expect(await statusOf(deal)).toBe(legal ? 'in_progress' : from);
    const [payment] = await paymentsOf(app, deal.id);
    expect(payment).toMatchObject(
      legal ? { status: 'paid', refundedCents: 0 } : { status: 'refunded', refundedCents: 43_000 },
    );
  });

  test.each(PROJECT_STATUSES)('the rest arrives at %s', async (from) => {
    const deal = await dealAt(app, 'under_review', CARDS.declinesLater);
    await post(app, deal.client, deal.id, 'approve').expect(200);
    const intent = (await post(app, deal.client, deal.id, 'pay-rest').expect(200)).body as Payment;
    await setProject(app, deal.id, { status: from });
    await pay(app, intent);
    expect(await statusOf(deal)).toBe(canMoveProject(from, 'completed', 'provider') ? 'completed' : from);
    // For a dispute a moderator decides about this one too.
    const isWanted = from === 'under_review' || from === 'disputed';
    expect((await paymentsOf(app, deal.id)).at(-1)!.status).toBe(isWanted ? 'paid' : 'refunded');
    expect(await atProvider(app, deal.id, 'charge')).toEqual([43_000, 43_000]);
  });

  test.each(PROJECT_STATUSES)('a bank contests the upfront payment at %s', async (from) => {
    const deal = await dealAt(app, 'in_progress');
    await setProject(app, deal.id, { status: from });
    await openBankDispute(app, deal.id);
    expect(await statusOf(deal)).toBe(canMoveProject(from, 'disputed', 'provider') ? 'disputed' : from);
  });
});

test.each(PROJECT_STATUSES)('the clock moves a project that is %s only as the table says', async (from) => {
  const deal = await dealAt(app, 'under_review', CARDS.declinesLater);
  await post(app, deal.client, deal.id, 'approve').expect(200);
  await setProject(app, deal.id, { status: from, finalFailedAt: ago(14.1), dueDate: ago(40) });
  await applyDeadlines(app.ctx);
  expect(await statusOf(deal)).toBe(canMoveProject(from, 'disputed', 'clock') ? 'disputed' : from);
  await payments.settled(app);
});

test('every entry of the table is covered', () => {
  const tried = new Set<string>();
  for (const from of PROJECT_STATUSES) {
    for (const { to, by } of actionsOf()) for (const hand of by) tried.add(`${from} ${to} ${hand}`);
    for (const to of ['in_progress', 'completed', 'disputed']) tried.add(`${from} ${to} provider`);
    tried.add(`${from} disputed clock`);
  }
  for (const from of PROJECT_STATUSES) {
    for (const [to, actors] of Object.entries(PROJECT_MOVES[from]) as [ProjectStatus, HireActor[]][]) {
      for (const actor of HIRE_ACTORS.filter((known) => actors.includes(known))) {
        expect(tried).toContain(`${from} ${to} ${actor}`);
      }
    }
  }
});
