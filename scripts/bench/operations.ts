/** What is measured, and the goals: see docs/performance.md. */
import type { Subjects, Work } from './subjects.ts';

/** What one server is asked. */
export interface Asked {
  paths: string[];
  method?: 'POST';
  /** Number of items the answer must have: a fast wrong answer is no result. */
  items?: number;
  /** Each round asks as another member, because a member's view of a work counts once a day. */
  isNewViewer?: boolean;
}
export interface Goal {
  /** Requests a second, as a share of the limit's. */
  ratio?: number;
  requestsPerSecond?: number;
  /** CPU of product and Postgres for one of each path. */
  cpuMs?: number;
}
export interface Operation {
  name: string;
  goal: Goal;
  product: Asked;
  limit?: Asked;
  same?: Asked;
}
/** The calls of a signed-in Home are recorded in a browser. */
export const HOME = 'home';

const PAGE = 24;
const WORDS = ['winterleaf', 'glasstower', 'sunlight', 'moonghost'];

/** So many different searches that hardly a page is kept: any two of the words that reference.sql uses most. */
const MANY_WORDS = ['sun', 'moon', 'river'].flatMap((start) =>
  [
    'light',
    'song',
    'field',
    'bird',
    'heart',
    'dream',
    'garden',
    'horse',
    'storm',
    'mask',
    'tower',
    'bloom',
  ].map((end) => start + end),
);
const PAIRS = MANY_WORDS.flatMap((one) =>
  MANY_WORDS.filter((other) => other > one).map((other) => `${one}%20${other}`),
);

const list = (query = ''): Asked => ({ paths: [`/api/artworks${query}`], items: PAGE });
const searches = (query = ''): Asked => ({
  paths: WORDS.map((word) => `/api/artworks?${query}q=${word}`),
  items: PAGE,
});
const ofWorks = (works: Work[], key: keyof Work, rest = ''): Asked => ({
  paths: works.map((work) => `/api/artworks/${work[key]}${rest}`),
});
const reported = (name: string, ...paths: string[]): Operation => ({ name, goal: {}, product: { paths } });

/** In the order in which they run: what changes rows comes last. */
export function operationsOf({ works, unseen, positions }: Subjects, homeCalls: string[]): Operation[] {
  return [
    {
      name: 'list',
      goal: { ratio: 1.5 },
      product: list('?limit=24'),
      limit: list(),
      same: list(),
    },
    {
      name: 'category',
      goal: { ratio: 1.5 },
      product: list('?limit=24&category=photography'),
      limit: list('?category=comic'),
      same: list('?category=photography'),
    },
    {
      name: 'trending',
      goal: { ratio: 1.5 },
      product: list('?limit=24&filter=trending'),
      limit: list('?filter=trending'),
    },
    {
      name: 'following',
      goal: {},
      product: list('?limit=24&filter=following'),
      limit: list('?filter=following'),
    },
    {
      name: 'deeper',
      goal: { ratio: 0.7 },
      product: {
        paths: positions.map(({ cursor }) => `/api/artworks?limit=24&cursor=${cursor}`),
        items: PAGE,
      },
      limit: {
        paths: positions.map((p) => `/api/artworks?after=${encodeURIComponent(`${p.limitAt},${p.number}`)}`),
        items: PAGE,
      },
      same: {
        paths: positions.map((p) => `/api/artworks?after=${encodeURIComponent(`${p.at},${p.id}`)}`),
        items: PAGE,
      },
    },
    {
      name: 'detail',
      goal: { ratio: 0.65 },
      product: ofWorks(works, 'id'),
      limit: ofWorks(works, 'number'),
      same: ofWorks(works, 'id'),
    },
    {
      name: 'detail-first',
      goal: { ratio: 0.6 },
      product: { ...ofWorks(unseen, 'id'), isNewViewer: true },
      limit: ofWorks(unseen, 'number'),
      same: ofWorks(unseen, 'id'),
    },
    {
      name: 'comments',
      goal: { ratio: 0.65 },
      product: ofWorks(works, 'id', '/comments'),
      limit: ofWorks(works, 'number', '/comments'),
      same: ofWorks(works, 'id', '/comments'),
    },
    {
      name: 'search',
      goal: { ratio: 3 },
      product: searches('limit=24&'),
      limit: searches(),
      same: searches(),
    },
    {
      name: 'search-newest',
      goal: { ratio: 3 },
      product: searches('limit=24&sort=newest&'),
      limit: searches(),
      same: searches(),
    },
    {
      name: 'search-varied',
      goal: { ratio: 0.5 },
      product: { paths: PAIRS.map((words) => `/api/artworks?limit=24&q=${words}`) },
      limit: { paths: PAIRS.map((words) => `/api/artworks?q=${words}`) },
    },
    { name: HOME, goal: { cpuMs: 6 }, product: { paths: homeCalls } },
    reported('notifications', '/api/notifications'),
    reported('unread', '/api/notifications/unread'),
    reported('featured-artists', '/api/featured-artists'),
    {
      name: 'like-spread',
      goal: { requestsPerSecond: 1000 },
      product: { ...ofWorks(works, 'id', '/like'), method: 'POST' },
    },
    {
      name: 'like-hot',
      goal: { requestsPerSecond: 400 },
      product: { ...ofWorks(works.slice(0, 1), 'id', '/like'), method: 'POST' },
    },
  ];
}
