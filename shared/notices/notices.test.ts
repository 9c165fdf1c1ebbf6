import { expect, it } from 'vitest';
import type { Notice, Sentence } from './notice.ts';
import { NOTICES } from './notices.ts';

/** What `notification-sentence.tsx` fills for each type. */
const PLACES: Record<string, string[]> = {
  like: ['who', 'work'],
  comment: ['who', 'work'],
  follow: ['who'],
  message: ['who'],
  sale: ['title', 'buyer', 'forYouKeep'],
  award: ['title', 'award', 'likes'],
  alert: ['who', 'name'],
  order: ['who', 'title'],
  offer: ['who', 'title', 'amount'],
  certificate: ['title'],
  hire: ['who', 'title'],
  premium: [],
  support: ['subject'],
  video: ['title'],
  moderation: ['title'],
  security: [],
  email: [],
};
const wordings = (says: Sentence) => (typeof says === 'string' ? [says] : [says.by, says.plain]);
const sidesOf = (says: Notice['says']): Sentence[] =>
  typeof says === 'object' && 'buyer' in says ? [says.seller, says.buyer] : [says];
const placesOf = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);

it.each(Object.entries(NOTICES))('%s has only places that are filled', (key, notice) => {
  const known = PLACES[key.split('.')[0]!]!;
  for (const sentence of sidesOf(notice.says).flatMap(wordings))
    expect(placesOf(sentence).filter((place) => !known.includes(place))).toEqual([]);
});

it('a sentence names who did it only where that is known', () => {
  const isAlwaysKnown = /^(like|comment|follow|message|alert|offer)/;
  const plain = Object.entries(NOTICES)
    .filter(([key]) => !isAlwaysKnown.test(key))
    .flatMap(([, { says }]) => sidesOf(says).map((side) => wordings(side).at(-1)!));
  expect(plain.filter((sentence) => placesOf(sentence).includes('who'))).toEqual([]);
});
