import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { Id, Money } from '#shared/kernel/fields.ts';
import { PERIODS } from './figures.ts';
import { SOURCES, type Source } from '#shared/kernel/view-sources.ts';

const isZone = (zone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
};
/** 'Africa/Lagos'; offsets such as '+01:00' are not names, and Postgres reads them the other way round. */
const TimeZone = z
  .string()
  .check(z.maxLength(64), z.regex(/^[A-Za-z]/), z.refine(isZone, 'This is not a time zone.'));

const Days = z.pipe(z.enum(PERIODS.map(String)), z.transform(Number));
export const StatisticsQuery = z.object({
  days: z._default(Days, 30),
  /** The zone whose midnight ends a day. */
  zone: z._default(TimeZone, 'UTC'),
});

const figures = { views: z.int(), likes: z.int() };
/** The other figures: with Premium only. */
const more = {
  visitors: z.optional(z.int()),
  saves: z.optional(z.int()),
  followers: z.optional(z.int()),
  /** Made to the member. */
  offers: z.optional(z.int()),
  offersAccepted: z.optional(z.int()),
  offersPaid: z.optional(z.int()),
  checkouts: z.optional(z.int()),
  sold: z.optional(z.int()),
  earnedCents: z.optional(z.int()),
};
/** '2026-11-21'. */
const CalendarDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const Day = z
  .object({
    day: CalendarDay,
    /** From one hour after its end; until then its figures are those so far. */
    isFinal: z.boolean(),
    ...figures,
    ...more,
  })
  .register(z.globalRegistry, { id: 'StatisticsDay' });
const Sources = z.object(
  Object.fromEntries(SOURCES.map((source) => [source, z.int()])) as Record<Source, z.ZodMiniInt>,
);
export type StatisticsDay = z.output<typeof Day>;

export const Statistics = z
  .object({
    /** Whether the member has a work, or had one that was viewed. */
    hasWorks: z.boolean(),
    /** With Premium. */
    isWhole: z.boolean(),
    /** Oldest first; the last one is today. */
    days: z.array(Day),
    /** The same number of days before them, the last one up to the current hour; empty without Premium. */
    before: z.array(Day),
    /** Views by where the viewer came from; null without Premium. */
    sources: z.nullable(Sources),
  })
  .register(z.globalRegistry, { id: 'Statistics' });
export type Statistics = z.output<typeof Statistics>;

export const Work = z
  .object({
    id: Id,
    title: z.string(),
    imageUrl: z.string(),
    altText: z.nullable(z.string()),
    width: z.int(),
    height: z.int(),
    placeholder: z.string(),
    price: z.nullable(Money),
    isForSale: z.boolean(),
    isSold: z.boolean(),
    ...figures,
    saves: z.int(),
    offers: z.int(),
    offersAccepted: z.int(),
    offersPaid: z.int(),
    checkouts: z.int(),
    sold: z.int(),
    earnedCents: z.int(),
  })
  .register(z.globalRegistry, { id: 'StatisticsWork' });
export type StatisticsWork = z.output<typeof Work>;

const Searches = z.object({
  /** Most views first. */
  items: z.array(z.object({ words: z.string(), views: z.int() })),
  /** Views after searches that fewer than three members have typed. */
  rarer: z.int(),
});

const TaughtCourse = z
  .object({
    id: Id,
    title: z.string(),
    lessons: z.array(
      z.object({
        id: Id,
        title: z.string(),
        minutes: z.int(),
        /** Members who began it. */
        viewers: z.int(),
        finished: z.int(),
        /** Members who stopped in each tenth of the lesson without finishing it. */
        stops: z.array(z.int()),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'TaughtCourse' });
export type TaughtCourse = z.output<typeof TaughtCourse>;

const Hiring = z.object({
  /** Null for members who have posted no project. */
  client: z.nullable(
    z.object({
      projects: z.int(),
      /** With at least one application. */
      answered: z.int(),
      /** Median time until the first application; null without any. */
      medianMinutes: z.nullable(z.int()),
    }),
  ),
  /** Null for members who have applied for nothing. */
  designer: z.nullable(
    z.object({
      applications: z.int(),
      /** Accepted, declined or closed because someone else was accepted. */
      decided: z.int(),
      accepted: z.int(),
    }),
  ),
});

const own = { method: 'GET', access: 'member', status: 200 } as const;

export const statisticsEndpoints = {
  read: endpoint({
    ...own,
    operationId: 'getStatistics',
    path: '/api/statistics',
    // With what was earned.
    scope: 'sell',
    summary: "The member's own figures by day; without Premium, views and likes for 30 days",
    query: StatisticsQuery,
    response: Statistics,
    errors: [],
  }),
  works: endpoint({
    ...own,
    operationId: 'listArtworkStatistics',
    path: '/api/statistics/works',
    scope: 'sell',
    summary: "The member's works with their figures, most views first; Premium only",
    query: StatisticsQuery,
    response: z.array(Work),
    errors: ['not_allowed'],
  }),
  searches: endpoint({
    ...own,
    operationId: 'listSearchStatistics',
    path: '/api/statistics/searches',
    scope: 'read',
    summary: "What members searched for when they found the member's works; Premium only",
    query: StatisticsQuery,
    response: Searches,
    errors: ['not_allowed'],
  }),
  teaching: endpoint({
    ...own,
    operationId: 'listTeachingStatistics',
    path: '/api/statistics/teaching',
    scope: 'read',
    summary: "Minutes watched in the member's lessons, and where members stop",
    response: z.array(TaughtCourse),
    errors: [],
  }),
  hiring: endpoint({
    ...own,
    operationId: 'getHiringStatistics',
    path: '/api/statistics/hiring',
    summary: 'Time until projects got their first application, and how many applications were accepted',
    response: Hiring,
    errors: [],
  }),
};
