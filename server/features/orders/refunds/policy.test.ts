import { expect, test } from 'vitest';
import { whoMay } from '#server/testing/who-may.ts';
import { deciderOf, mayAnswerPart, mayCancelRequest, mayRequestRefund } from './policy.ts';

const sale = { buyerId: 'buyer', sellerId: 'artist' };
const PARTIES = ['buyer', 'artist'];

test('a refund is requested and taken back by the buyer, who also answers an offer', () => {
  expect(whoMay((member) => mayRequestRefund(member, sale), PARTIES)).toBe('buyer');
  expect(whoMay((member) => mayCancelRequest(member, sale), PARTIES)).toBe('buyer');
  expect(whoMay((member) => mayAnswerPart(member, sale), PARTIES)).toBe('buyer');
});

test('it is decided by the artist, or a moderator who is no party', () => {
  const deciders = (role: 'artist' | 'moderator', parties = sale) =>
    whoMay((member) => deciderOf(member, parties) === role, PARTIES);
  expect([deciders('artist'), deciders('moderator')]).toEqual(['artist', 'moderator admin']);
  const selling = { ...sale, sellerId: 'moderator' };
  expect([deciders('artist', selling), deciders('moderator', selling)]).toEqual(['moderator', 'admin']);
  expect(deciders('moderator', { ...sale, buyerId: 'moderator' })).toBe('admin');
});
