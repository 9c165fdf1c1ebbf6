import { expect, test } from 'vitest';
import { whoMay } from '#server/testing/who-may.ts';
import { mayAnswer, mayAskAbout } from './policy.ts';

test('only the parties may ask about an order', () => {
  const sale = { buyerId: 'buyer', sellerId: 'artist' };
  expect(whoMay((member) => mayAskAbout(member, sale), ['buyer', 'artist'])).toBe('buyer artist');
});

test('moderators answer any request but their own', () => {
  const answers = (userId: string) =>
    ['moderator', 'admin'].filter((id) => mayAnswer({ id, role: 'moderator' }, { userId }));
  expect(answers('ada')).toEqual(['moderator', 'admin']);
  expect(answers('moderator')).toEqual(['admin']);
});
