/**
 * Plans when each like is given, so that the awards rule, applied to the rows, gives the leading artist
 * exactly her awards, the photographers none, and yesterday and last month the design's winners.
 */
import { DAY_MS, type PlannedWork, dayOf, monthOf, startOfDay, startOfMonth } from './calendar.ts';
import { DAILY_WINNER, LEADER, LEADER_AWARDS, MONTHLY_LEADER, VETERANS } from './figures.ts';
import { CREDIT_SLUGS } from './manifest.ts';
import { type Random, createRandom } from './random.ts';
import type { PlannedComment } from './plan-comments.ts';
import { type Mark, countedComments, dailyWinners, leadersAndChampions } from './score-awards.ts';

/** Artists who win only on the days planned for them. */
const isHeldBack = (artist: string) => artist === LEADER || CREDIT_SLUGS.has(artist);
const WINNER_YESTERDAY = 20;
const ATTEMPTS = 150;

/** Initial dates: most likes come soon after publication. */
function sampleTimes(work: PlannedWork, now: number, random: Random): number[] {
  const turnOfYear = Date.UTC(new Date(now).getUTCFullYear(), 0, 1);
  const between = (from: number, to: number, count: number, power: number) =>
    Array.from({ length: count }, () => from + (to - from) * random.next() ** power);
  if (work.id === MONTHLY_LEADER) {
    const then = startOfMonth(now) - 1;
    const inMonth = Math.round(work.likes * 0.95);
    return [...between(work.createdAt, then, inMonth, 1), ...between(then, now, work.likes - inMonth, 1)];
  }
  if (work.id === VETERANS[0]) {
    const inYear = Math.round(work.likes * 0.6);
    return [
      ...between(work.createdAt, turnOfYear - 1, inYear, 1),
      ...between(turnOfYear, now, work.likes - inYear, 1),
    ];
  }
  return between(work.createdAt, now, work.likes, isHeldBack(work.artist) ? 1.1 : 1.5);
}

/** Moves likes within their months: on each day one work leads, and the others stay behind it. */
class MonthPlan {
  private readonly today: number;
  private readonly days = new Map<number, Map<number, number>>();
  private readonly now: number;
  private readonly random: Random;
  private readonly leaderDays: Set<number>;

  constructor(now: number, random: Random, leaderDays: Set<number>) {
    this.now = now;
    this.today = startOfDay(now);
    this.random = random;
    this.leaderDays = leaderDays;
  }

  private countOn(day: number, work: number): number {
    return this.days.get(day)?.get(work) ?? 0;
  }

  private put(day: number, work: number, count: number): void {
    const works = this.days.get(day) ?? new Map<number, number>();
    this.days.set(day, works);
    works.set(work, (works.get(work) ?? 0) + count);
  }

  private best(day: number, among: (work: PlannedWork) => boolean, works: PlannedWork[]): number {
    return Math.max(0, ...works.filter(among).map((work) => this.countOn(day, work.id)));
  }

  /** Whether one more like for the work keeps the day's planned winner in front. */
  private fits(day: number, work: PlannedWork, works: PlannedWork[]): boolean {
    if (day === this.today) return true;
    const mine = this.countOn(day, work.id) + 1;
    if (this.leaderDays.has(day)) {
      return work.artist === LEADER || mine < this.best(day, (w) => w.artist === LEADER, works);
    }
    if (day === this.today - DAY_MS && work.id !== DAILY_WINNER)
      return mine < this.countOn(day, DAILY_WINNER);
    return !isHeldBack(work.artist) || mine < this.best(day, (w) => !isHeldBack(w.artist), works);
  }

  private isAlive(work: PlannedWork, day: number): boolean {
    return work.createdAt < day + DAY_MS;
  }

  /** @param left likes still to place, by work */
  place(month: string, left: Map<number, number>, works: PlannedWork[]): void {
    const first = Date.parse(`${month}-01T00:00:00Z`);
    const days: number[] = [];
    for (let day = first; day <= this.today && monthOf(day) === month; day += DAY_MS) days.push(day);
    const take = (day: number, work: PlannedWork, count: number) => {
      this.put(day, work.id, count);
      left.set(work.id, (left.get(work.id) ?? 0) - count);
    };
    for (const day of days) {
      if (day === this.today) continue;
      const winner = this.chooseWinner(day, left, works);
      if (!winner) continue;
      const target = winner.id === DAILY_WINNER ? WINNER_YESTERDAY : 3 + this.random.below(3);
      take(day, winner, Math.min(target, left.get(winner.id) ?? 0));
    }
    // Works that may be liked on any day come first: the more likes they have, the more the others may have.
    const inOrder = [...works].sort((a, b) => Number(isHeldBack(a.artist)) - Number(isHeldBack(b.artist)));
    for (const work of inOrder) {
      const alive = days.filter((day) => this.isAlive(work, day));
      while ((left.get(work.id) ?? 0) > 0) {
        const fitting = this.random.sample(alive, alive.length).find((day) => this.fits(day, work, works));
        take(fitting ?? alive.at(-1)!, work, 1);
      }
    }
  }

  private chooseWinner(
    day: number,
    left: Map<number, number>,
    works: PlannedWork[],
  ): PlannedWork | undefined {
    const isYesterday = day === this.today - DAY_MS;
    const running = works
      .filter((work) => this.isAlive(work, day) && (left.get(work.id) ?? 0) >= 2)
      .filter((work) => (this.leaderDays.has(day) ? work.artist === LEADER : !isHeldBack(work.artist)))
      .sort((a, b) => left.get(b.id)! - left.get(a.id)!);
    const planned = isYesterday ? running.find((work) => work.id === DAILY_WINNER) : undefined;
    return planned ?? running[this.random.below(Math.min(3, running.length))];
  }

  /** Gives every like a time on its day. */
  times(works: PlannedWork[]): Mark[] {
    const byId = new Map(works.map((work) => [work.id, work]));
    return [...this.days].flatMap(([day, counts]) =>
      [...counts].flatMap(([id, count]) => {
        const from = Math.max(day, byId.get(id)!.createdAt);
        const to = Math.min(day + DAY_MS, this.now);
        return Array.from({ length: count }, () => ({
          work: id,
          time: Math.floor(from + (to - from) * this.random.next()),
          isComment: false,
        }));
      }),
    );
  }
}

/** Days for the leading artist's daily awards: spread over the days with likes for her, never yesterday. */
function chooseLeaderDays(likes: Mark[], leaderWorks: Set<number>, count: number, now: number): Set<number> {
  const last = startOfDay(now) - DAY_MS;
  const days = [...new Set(likes.filter((m) => leaderWorks.has(m.work)).map((m) => startOfDay(m.time)))]
    .filter((day) => day < last)
    .sort((a, b) => a - b);
  return new Set(
    Array.from({ length: count }, (_, i) => days[Math.floor(((i + 0.5) * days.length) / count)]!),
  );
}

interface Attempt {
  likes: Mark[];
  /** 0: no violations. */
  faults: number;
}

function attempt(works: PlannedWork[], comments: Mark[], now: number, seed: number): Attempt {
  const random = createRandom(seed);
  const byId = new Map(works.map((work) => [work.id, work]));
  const bornAt = (id: number) => byId.get(id)!.createdAt;
  const won = (winners: Iterable<number>, by: (artist: string) => boolean) =>
    [...winners].filter((id) => by(byId.get(id)!.artist)).length;
  const isLeader = (artist: string) => artist === LEADER;
  const isCredited = (artist: string) => CREDIT_SLUGS.has(artist);

  const sampled = works.flatMap((work) =>
    sampleTimes(work, now, random).map((time) => ({ work: work.id, time, isComment: false })),
  );
  const leading = [...leadersAndChampions([...sampled, ...comments], now, bornAt).values()];
  const target = Math.max(0, LEADER_AWARDS - won(leading, isLeader));
  const leaderWorks = new Set(works.filter((work) => isLeader(work.artist)).map((work) => work.id));
  const plan = new MonthPlan(now, random, chooseLeaderDays(sampled, leaderWorks, target, now));
  for (const [month, marks] of Map.groupBy(sampled, (mark) => monthOf(mark.time))) {
    const left = new Map<number, number>();
    for (const mark of marks) left.set(mark.work, (left.get(mark.work) ?? 0) + 1);
    plan.place(month, left, works);
  }
  const likes = plan.times(works);
  const daily = dailyWinners(likes, now, bornAt);
  const all = [...leading, ...daily.values()];
  const faults =
    10 * Math.abs(won(all, isLeader) - LEADER_AWARDS) +
    10 * won(all, isCredited) +
    (daily.get(dayOf(now - DAY_MS)) === DAILY_WINNER ? 0 : 1);
  return { likes, faults };
}

/** The first plan without violations, or the one with the fewest. Deterministic for a given `now` (milliseconds). */
export function planLikes(works: PlannedWork[], comments: PlannedComment[], now: number): Mark[] {
  const artists = new Map(works.map((work) => [work.id, work.artist]));
  const counted = countedComments(comments, (work) => artists.get(work)!);
  let best: Attempt | null = null;
  for (let seed = 1; seed <= ATTEMPTS && best?.faults !== 0; seed++) {
    const next = attempt(works, counted, now, seed);
    if (!best || next.faults < best.faults) best = next;
  }
  return best!.likes;
}
