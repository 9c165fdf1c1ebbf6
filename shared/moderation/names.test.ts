import { expect, test } from 'vitest';
import { atStart, inSentence } from './names.ts';

test.each([
  ['artwork', '“Salt Hills”', '“Salt Hills”', '“Salt Hills”'],
  ['comment', 'Comment on “Salt Hills”', 'your comment on “Salt Hills”', 'the comment on “Salt Hills”'],
  ['message', 'Private message', 'your private message', 'the private message'],
  ['profile', 'Noor Halaby', 'your profile', 'the profile of Noor Halaby'],
] as const)('a %s inside a sentence, for its member and for others', (subject, title, own, others) => {
  expect([inSentence(subject, title, 'your'), inSentence(subject, title, 'the')]).toEqual([own, others]);
});

test('the first word of a sentence begins with a capital', () => {
  expect(atStart('your profile')).toBe('Your profile');
});
