import type { Figure } from '#shared/statistics/figures.ts';
import type { Source } from '#shared/kernel/view-sources.ts';
import { plural } from '#client/lib/sentence.ts';

export const figures: Record<Figure, string> = {
  views: 'Views',
  visitors: 'Unique visitors',
  likes: 'Likes',
  saves: 'Saves',
  followers: 'New followers',
  offers: 'Offers',
  offersAccepted: 'Offers accepted',
  offersPaid: 'Offers paid',
  checkouts: 'Checkouts started',
  sold: 'Sold',
  earnedCents: 'Earned',
};
export const columns: Record<Figure, string> = {
  ...figures,
  visitors: 'Visitors',
  followers: 'Followers',
  checkouts: 'Checkouts',
};
export const moreRefunded: Partial<Record<Figure, string>> = {
  sold: 'More were refunded than sold.',
  earnedCents: 'Refunds were higher than sales.',
};

export const chartLabel = (figure: string, dates: string, highest: string | null) =>
  `${figure} per day, ${dates}. ${highest ? `Highest: ${highest}. ` : ''}The same figures are in the table below.`;

export const sources: Record<Source, string> = {
  feed: 'Feed',
  search: 'Search',
  profile: 'Profile',
  link: 'External link',
  collection: 'Collections',
};

export const premiumAdds: readonly (readonly [title: string, body: string])[] = [
  ['7 days, 90 days and 12 months', 'each compared with the period before'],
  ['Visitors and new followers', 'day by day'],
  ['Where views come from', 'and the words that found you'],
  ['Checkouts, sales and earnings', 'with the conversion of each work'],
  ['CSV download', 'everything, for your own spreadsheet'],
];

/** Not broken into two lines. */
const range = (from: number, to: number) => `${from}\u2060–\u2060${to}%`;
export const mostStopAt = (from: number, to: number, n: number) =>
  plural(n, { one: `${n} member at ${range(from, to)}`, other: `${n} members at ${range(from, to)}` });
