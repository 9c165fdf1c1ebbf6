import { expect, test } from 'vitest';
import * as movements from './movements.ts';

const split = { payeeId: 'ada', payeeCents: 90, commissionCents: 10 };

test.each<[string, () => movements.Entry[], Record<string, number>]>([
  ['charge', () => movements.charge(100), { provider: 100, escrow: -100 }],
  ['release', () => movements.release(split), { escrow: 100, 'artist ada': -90, commission: -10 }],
  ['refund of what was not released', () => movements.refund(100, null), { provider: -100, escrow: 100 }],
  [
    'refund of what was released',
    () => movements.refund(100, split),
    { provider: -100, 'artist ada': 90, commission: 10 },
  ],
  ['dispute', () => movements.dispute(100), { contested: 100, provider: -100 }],
  ['dispute won', () => movements.disputeWon(100), { contested: -100, provider: 100 }],
  ['dispute lost', () => movements.disputeLost(100, null), { contested: -100, escrow: 100 }],
  [
    'dispute lost after the release',
    () => movements.disputeLost(100, split),
    { contested: -100, 'artist ada': 90, commission: 10 },
  ],
  ['transfer', () => movements.transfer('ada', 90), { 'artist ada': 90, provider: -90 }],
  ['reversal', () => movements.reversal('ada', 90), { 'artist ada': -90, provider: 90 }],
  ['given up', () => movements.givenUp('ada', 90), { 'artist ada': 90, commission: -90 }],
  ['subscription', () => movements.subscription(900), { provider: 900, premium: -900 }],
])('%s', (_, record, expected) => {
  const sums = new Map<string, number>();
  for (const { account, memberId, cents } of record()) {
    const name = memberId ? `${account} ${memberId}` : account;
    sums.set(name, (sums.get(name) ?? 0) + cents);
  }
  expect(Object.fromEntries([...sums].filter(([, cents]) => cents !== 0))).toEqual(expected);
});
