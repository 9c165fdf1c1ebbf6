/** Projects at every stage of their deal, as the client reads them. */
import * as z from 'zod/mini';
import { Application, HireProjectDetail } from '#shared/hire/contract.ts';
import { applicationSample, roomSample, runningSample } from './hire-samples.ts';

type Changes = Record<string, unknown>;

const read = (sample: Changes, deal: Changes = {}): HireProjectDetail =>
  z.parse(HireProjectDetail, { ...sample, deal: { ...(sample.deal as Changes), ...deal } });

export const pendingDeal = (changes: Changes = {}): HireProjectDetail => read({ ...roomSample, ...changes });

export const runningDeal = (changes: Changes = {}, deal: Changes = {}): HireProjectDetail =>
  read({ ...runningSample, ...changes }, deal);

const DELIVERED = {
  designerCompleted: true,
  deliveredAt: '2026-12-20T10:00:00.000Z',
  approvesItselfAt: '2027-01-03T10:00:00.000Z',
  mayTakeBackAt: null,
};
export const deliveredDeal = (changes: Changes = {}, deal: Changes = {}): HireProjectDetail =>
  runningDeal({ status: 'under_review', ...changes }, { ...DELIVERED, ...deal });

/** The saved card was declined. */
export const refusedDeal = (changes: Changes = {}): HireProjectDetail =>
  deliveredDeal(changes, {
    approvesItselfAt: null,
    approvedAt: '2026-12-21T10:00:00.000Z',
    clientApproved: true,
    paymentProblem: 'Your card was declined.',
  });

export const completedDeal = (changes: Changes = {}, deal: Changes = {}): HireProjectDetail =>
  deliveredDeal(
    { status: 'completed', completedAt: '2026-12-21T10:00:00.000Z', ...changes },
    {
      approvesItselfAt: null,
      approvedAt: '2026-12-21T10:00:00.000Z',
      clientApproved: true,
      finalPaid: true,
      ...deal,
    },
  );

export const offerSample = (changes: Changes = {}): Application =>
  z.parse(Application, { ...applicationSample, ...changes });

export const eventSample = (id: number, kind: string, changes: Changes = {}) => ({
  id,
  kind,
  actor: null,
  member: null,
  note: null,
  happenedAt: '2026-12-20T10:00:00.000Z',
  ...changes,
});
