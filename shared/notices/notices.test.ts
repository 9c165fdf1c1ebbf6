import { expect, it } from 'vitest';
import type { Sentence } from './notice.ts';
import { type BellRow, NOTICES, NOTIFICATION_TYPES, type NotificationType, topicsFor } from './notices.ts';
import { type OrderFacts, shipReminder } from './order-letters.ts';
import { notificationType } from '#shared/notifications/tables.ts';
import { LIVE_REFUNDS } from '#shared/orders/refunds/states.ts';
import { TOPICS, type Topic } from './topics.ts';

/** What `notification-sentence.tsx` fills; nothing for the types that are not here. */
const PLACES: Partial<Record<NotificationType, string[]>> = {
  like: ['who', 'work'],
  comment: ['who', 'work'],
  follow: ['who'],
  message: ['who'],
  sale: ['title', 'buyer', 'forYouReceive'],
  award: ['title', 'award', 'likes'],
  alert: ['who', 'name'],
  order: ['who', 'title'],
  offer: ['who', 'title', 'amount', 'n'],
  certificate: ['title'],
  hire: ['who', 'title'],
  support: ['subject'],
  video: ['title'],
  moderation: ['title'],
  draft: ['title'],
};
const wordings = (says: Sentence): string[] => (typeof says === 'string' ? [says] : Object.values(says));
const sidesOf = (says: BellRow['says']): Sentence[] =>
  typeof says === 'object' && 'buyer' in says ? [says.seller, says.buyer] : [says];
const placesOf = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);

const BELL = NOTICES.filter((row): row is BellRow => row.says !== undefined);

it.each(BELL)('$type.$name has only places that are filled', (notice) => {
  const known = PLACES[notice.type] ?? [];
  for (const sentence of sidesOf(notice.says).flatMap(wordings))
    expect(placesOf(sentence).filter((place) => !known.includes(place))).toEqual([]);
});

it('a row of the bell leads somewhere, and a row with an event is for someone', () => {
  expect(BELL.filter(({ link }) => !link)).toEqual([]);
  expect(NOTICES.filter(({ on, to }) => on && !to)).toEqual([]);
});

it('a sentence names who did it only where that is known', () => {
  const isAlwaysKnown = /^(like|comment|follow|message|alert|offer)/;
  const plain = BELL.filter(({ type }) => !isAlwaysKnown.test(type)).flatMap(({ says }) =>
    sidesOf(says).map((side) => wordings(side).at(-1)!),
  );
  expect(plain.filter((sentence) => placesOf(sentence).includes('who'))).toEqual([]);
});

it('the settings say of each topic whether it is e-mailed', () => {
  const isMailed = (name: string) => NOTICES.some(({ topic, letter }) => topic === name && letter);
  for (const [name, { email }] of Object.values(TOPICS).flatMap(Object.entries<Topic>))
    expect({ name, isMailed: isMailed(name) }).toEqual({ name, isMailed: email === 'always' });
});

it('the database knows every type', () => {
  expect([...notificationType.enumValues].toSorted()).toEqual([...NOTIFICATION_TYPES].toSorted());
});

it('every type that can be muted is in the settings', () => {
  const muted = topicsFor(true).flatMap(({ rows }) => rows.flatMap(({ types }) => types));
  const isAlwaysOn = new Set<string>(['security', 'moderation', 'email']);
  expect(muted.toSorted()).toEqual(NOTIFICATION_TYPES.filter((type) => !isAlwaysOn.has(type)).toSorted());
});

it.each(LIVE_REFUNDS)('no reminder to ship while a refund is %s, because the artist cannot', (status) => {
  const order = { row: { status: 'paid' }, refund: { status } } as OrderFacts;
  expect(shipReminder('3 days left to ship Reef', order)).toBeNull();
});
