/** Computes award winners by the rule of the awards feature: for planning likes before any rows exist. */
import { dayOf, monthOf } from './calendar.ts';

export interface Mark {
  work: number;
  time: number;
  isComment: boolean;
}

/** Leaves out the artist's own comments, and counts at most one a day per member and work. */
export function countedComments<T extends Mark & { author: string }>(
  comments: T[],
  artistOf: (work: number) => string,
): T[] {
  const counted = new Map<string, T>();
  for (const comment of comments) {
    if (comment.author === artistOf(comment.work)) continue;
    const key = `${comment.work} ${comment.author} ${dayOf(comment.time)}`;
    if (!counted.has(key)) counted.set(key, comment);
  }
  return [...counted.values()];
}

/** Winner (number of the work) by period, for complete periods. Ties go to the earlier work. */
function winners(
  marks: Mark[],
  periodOf: (time: number) => string,
  current: string,
  weigh: (mark: Mark) => number,
  createdAt: (work: number) => number,
): Map<string, number> {
  const scores = new Map<string, Map<number, number>>();
  for (const mark of marks) {
    const period = periodOf(mark.time);
    const weight = weigh(mark);
    if (period === current || weight === 0) continue;
    const works = scores.get(period) ?? new Map<number, number>();
    works.set(mark.work, (works.get(mark.work) ?? 0) + weight);
    scores.set(period, works);
  }
  return new Map(
    [...scores].map(([period, works]) => {
      const [best] = [...works].sort((a, b) => b[1] - a[1] || createdAt(a[0]) - createdAt(b[0]));
      return [period, best![0]];
    }),
  );
}

const yearOf = (time: number) => dayOf(time).slice(0, 4);
const engagement = (mark: Mark) => (mark.isComment ? 2 : 1);

export const dailyWinners = (marks: Mark[], now: number, createdAt: (work: number) => number) =>
  winners(marks, dayOf, dayOf(now), (mark) => (mark.isComment ? 0 : 1), createdAt);

/** Months and years. Moving a like within its month changes none of them. */
export const leadersAndChampions = (
  marks: Mark[],
  now: number,
  createdAt: (work: number) => number,
): Map<string, number> =>
  new Map([
    ...winners(marks, monthOf, monthOf(now), engagement, createdAt),
    ...winners(marks, yearOf, yearOf(now), engagement, createdAt),
  ]);
