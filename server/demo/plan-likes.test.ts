import { expect, it } from 'vitest';
import { DAY_MS, dayOf, planPublication } from './calendar.ts';
import { DAILY_WINNER, LEADER, LEADER_AWARDS } from './figures.ts';
import { planComments } from './plan-comments.ts';
import { planLikes } from './plan-likes.ts';
import { countedComments, dailyWinners, leadersAndChampions } from './score-awards.ts';

/** Ends and starts of months and years, a leap day, the last minute of a day and the first. */
const MOMENTS = [
  '2026-11-21T05:00:00Z',
  '2026-12-31T23:59:00Z',
  '2027-01-01T00:01:00Z',
  '2027-02-01T12:00:00Z',
  '2028-02-29T09:30:00Z',
  '2028-07-15T18:00:00Z',
];

it.each(MOMENTS)('arranges the likes so that the awards come out right on %s', (time) => {
  const now = Date.parse(time);
  const works = planPublication(now);
  const comments = planComments(works, now);
  const likes = planLikes(works, comments, now);
  const find = (id: number) => works.find((work) => work.id === id)!;
  for (const mark of [...likes, ...comments]) {
    expect(mark.time).toBeLessThanOrEqual(now);
    expect(mark.time).toBeGreaterThanOrEqual(find(mark.work).createdAt);
  }
  const bornAt = (id: number) => find(id).createdAt;
  const counted = countedComments(comments, (id) => find(id).artist);
  const daily = dailyWinners(likes, now, bornAt);
  const all = [...daily.values(), ...leadersAndChampions([...likes, ...counted], now, bornAt).values()];
  expect(all.filter((id) => find(id).artist === LEADER)).toHaveLength(LEADER_AWARDS);
  expect(daily.get(dayOf(now - DAY_MS))).toBe(DAILY_WINNER);
});
