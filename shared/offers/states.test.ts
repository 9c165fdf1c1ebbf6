import { expect, test } from 'vitest';
import { isInRange, priceRange } from './rules.ts';
import {
  OFFER_STATES,
  type OfferActor,
  type OfferMove,
  type OfferState,
  nextOfferState,
  turnOf,
} from './states.ts';

const ACTORS: OfferActor[] = ['buyer', 'seller', 'clock', 'gallery', 'provider'];
const MOVES: OfferMove[] = ['accept', 'decline', 'counter', 'withdraw', 'expire', 'end', 'pay'];

const OPEN = { 'buyer withdraw': 'withdrawn', 'clock expire': 'declined', 'gallery end': 'ended' };
const SELLERS = { ...OPEN, 'seller accept': 'accepted', 'seller decline': 'declined' };
const ALLOWED: Record<OfferState, Record<string, string>> = {
  offered: { ...SELLERS, 'seller counter': 'countered' },
  countered: { ...OPEN, 'buyer accept': 'accepted', 'buyer counter': 'last_offered' },
  last_offered: SELLERS,
  accepted: { 'provider pay': 'paid', 'clock expire': 'unpaid', 'gallery end': 'ended' },
  paid: {},
  unpaid: {},
  declined: {},
  withdrawn: {},
  ended: {},
};

test.each(OFFER_STATES)('%s: who may do what', (state) => {
  const found: Record<string, string> = {};
  for (const by of ACTORS) {
    for (const move of MOVES) {
      const to = nextOfferState(state, move, by);
      if (to) found[`${by} ${move}`] = to;
    }
  }
  expect(found).toEqual(ALLOWED[state]);
});

test('one side, or no one, has to act in each state', () => {
  expect(OFFER_STATES.map(turnOf)).toEqual([
    'seller',
    'buyer',
    'seller',
    'buyer',
    ...Array.from({ length: 5 }, () => null),
  ]);
});

test.each([
  [null, 49, false],
  [null, 50, true],
  [null, 19_999, true],
  [null, 20_000, false],
  ['offered', 15_000, false],
  ['offered', 15_001, true],
  ['offered', 19_999, true],
  ['offered', 20_000, false],
  ['countered', 15_000, false],
  ['countered', 15_001, true],
  ['countered', 17_999, true],
  ['countered', 18_000, false],
] as const)('in state %s, %i cents: %s', (state, cents, isPossible) => {
  const range = priceRange(state, {
    listCents: 20_000,
    deliveryCents: 0,
    offeredCents: 15_000,
    counterCents: 18_000,
  });
  expect(isInRange(cents, range)).toBe(isPossible);
});

test.each([
  [null, 0, 99_999_999],
  [null, 500_000, 99_499_999],
  [100_000_000, 500_000, 99_499_999],
  [20_000, 500_000, 19_999],
])('a list price of %s with delivery %i has a highest offer of %i', (listCents, deliveryCents, most) => {
  const range = { listCents, deliveryCents, offeredCents: 100, counterCents: most + 2 };
  expect(priceRange(null, range).most).toBe(most);
  expect(priceRange('offered', range).most).toBe(most);
  const payable = 99_999_999 - deliveryCents;
  expect(priceRange('countered', range).most).toBe(Math.min(most + 1, payable));
});
