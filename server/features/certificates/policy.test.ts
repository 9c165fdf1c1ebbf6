import { expect, test } from 'vitest';
import { whoMay } from '#server/testing/who-may.ts';
import { mayHandOn, mayHaveCertificate } from './policy.ts';

test('the sheet is for its owner, the artist and moderators', () => {
  const holders = { ownerId: 'buyer', artistId: 'artist' };
  expect(whoMay((member) => mayHaveCertificate(member, holders), ['buyer', 'artist'])).toBe(
    'buyer artist moderator admin',
  );
});

test('it is handed on by its owner alone', () => {
  expect(whoMay((member) => mayHandOn(member, { ownerId: 'buyer' }), ['buyer', 'artist'])).toBe('buyer');
});
