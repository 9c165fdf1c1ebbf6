import { expect, test } from 'vitest';
import {
  approvesItselfAt,
  disputedAt,
  dueDateOf,
  mayTakeBackAt,
  remindAt,
  reviewsPublishedAt,
  reviewsPublishedSince,
} from './times.ts';

const june = (day: number) => new Date(Date.UTC(2026, 5, day, 9, 30));

test.each([
  ['due, by a timeline of ten days', dueDateOf(june(10), 10), june(20)],
  ['due, without a timeline', dueDateOf(june(10), null), null],
  ['approved without an answer', approvesItselfAt(june(10)), june(24)],
  ['taken back when overdue', mayTakeBackAt(june(10)), june(24)],
  ['disputed when not paid', disputedAt(june(10)), june(24)],
  ['with its ratings published', reviewsPublishedAt(june(10)), june(17)],
  ['reminded of', remindAt(june(10)), june(7)],
])('when a project is %s', (_, at, expected) => expect(at).toEqual(expected));

test('ratings are published for all that ended long enough ago', () => {
  expect(reviewsPublishedSince(reviewsPublishedAt(june(10)))).toEqual(june(10));
});
