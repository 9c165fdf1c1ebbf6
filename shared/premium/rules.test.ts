import { expect, test } from 'vitest';
import { isPremiumType, maySeeFull } from './premium-access.ts';
import { LIVE_STATUSES, SUBSCRIPTION_STATUSES, isPremium } from './rules.ts';

test.each([
  // author, subscriber, anyone else
  [true, [true, true, false]],
  [false, [true, true, true]],
])('for whom a video is whole if it is gated: %s', (isGated, expected) => {
  const viewers = [
    { id: 'author', isSubscriber: false },
    { id: 'fan', isSubscriber: true },
    { id: 'guest', isSubscriber: false },
  ];
  expect(viewers.map((viewer) => maySeeFull(viewer, { isGated, authorId: 'author' }))).toEqual(expected);
});

test('only masterclasses of the Hub are Premium', () => {
  expect(['masterclass', 'tutorial', ''].map(isPremiumType)).toEqual([true, false, false]);
});

test('a subscription is Premium while it is paid or a renewal is retried, and blocks another until it ends', () => {
  expect(SUBSCRIPTION_STATUSES.filter(isPremium)).toEqual(['active', 'past_due']);
  const ended = SUBSCRIPTION_STATUSES.filter((status) => !LIVE_STATUSES.includes(status));
  expect(ended).toEqual(['canceled', 'incomplete_expired']);
  expect([...LIVE_STATUSES, ...ended].toSorted()).toEqual(SUBSCRIPTION_STATUSES.toSorted());
});
