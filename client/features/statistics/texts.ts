import type { Figure } from '#shared/statistics/figures.ts';
import type { Source } from '#shared/kernel/view-sources.ts';
import { plural } from '#client/lib/sentence.ts';

export const statistics = 'Statistics';
export const whatIsCounted = 'Views, likes, sales and where they come from.';
export const comparedWith = (dates: string, days: number) =>
  `${dates} so far, compared with the ${days} days before, up to the same hour.`;
export const theLastDays = (dates: string, days: number) => `The last ${days} days: ${dates} so far.`;
export const period = 'Period';
export const days = (n: number) => `${n} days`;
export const twelveMonths = '12 months';
export const csv = 'CSV';
export const downloadCsv = 'Download CSV';

export const figureInChart = 'Figure shown in the chart';
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
export const from = 'from {before}';
export const noChange = 'No change';
export const moreRefunded: Partial<Record<Figure, string>> = {
  sold: 'More were refunded than sold.',
  earnedCents: 'Refunds were higher than sales.',
};

export const perDay = (figure: string) => `${figure} per day`;
export const chartLabel = (figure: string, dates: string, highest: string | null) =>
  `${figure} per day, ${dates}. ${highest ? `Highest: ${highest}. ` : ''}The same figures are in the table below.`;
export const highestOn = (value: string, day: string) => `${value} on ${day}`;
export const valueOf = (figure: string, value: string) => `${figure}: ${value}`;
export const beforeOn = (value: string, day: string) => `${value} on ${day}`;
export const sold = 'Sold';
export const newestFirst = (figure: string) => `${figure} per day, newest first`;
export const day = 'Day';
export const soFar = (date: string) => `${date}, so far`;
/** It has ended, but not for an hour. */
export const notFinal = (date: string) => `${date}, not final yet`;
export const periodBefore = 'Period before';
export const before = 'Before';
export const showAllDays = (n: number) => `Show all ${n} days`;

export const whereViewsComeFrom = 'Where views come from';
export const source = 'Source';
export const sources: Record<Source, string> = {
  feed: 'Feed',
  search: 'Search',
  profile: 'Profile',
  link: 'External link',
  collection: 'Collections',
};
export const foundBySearching = 'Found by searching';
export const searchedFor = 'Searched for';
export const nobodySearched = 'No one found your works by searching in this period.';
export const onlyCommonSearches = (rarer: number) =>
  plural(rarer, {
    one: 'Only searches made by at least three members. The other {rarer} of {all} views came from rarer ones.',
    other:
      'Only searches made by at least three members. The other {rarer} of {all} views came from rarer ones.',
  });

export const works = 'Works';
export const work = 'Work';
export const allWorks = 'All works';
export const conversion = 'Conversion';
export const viewsOf = (n: number) => plural(n, { one: 'view', other: 'views' });
export const likesOf = (n: number) => plural(n, { one: '{n} like', other: '{n} likes' });
export const soldEarned = (earned: string, percent: string) => `Sold, ${earned} earned, ${percent}`;
export const checkoutsBegun = (n: number) =>
  plural(n, { one: `${n} checkout started, 0%`, other: `${n} checkouts started, 0%` });
export const noCheckoutYet = 'No checkout yet';
export const priceOnRequest = 'Price on request';
export const notForSale = 'Not for sale';
export const showAllWorks = (n: number) => `Show all ${n} works`;
export const howConversionIsCounted =
  'Conversion: works sold per 100 visitors. A refunded sale is subtracted on the day of the refund. A visitor who saw several works in a day counts once under All works.';

export const howDaysAreCounted = (zone: string) =>
  `Your own views aren’t counted. A visitor counts once a day. Days are in ${zone} time, and a day is final one hour after it ends.`;
export const noViewsYet = 'No views yet. Share a work to get the first one.';
export const offlineSince = (time: string) => `You’re offline. These figures are from ${time}.`;

export const nothingToCountYet = 'Nothing to count yet';
export const uploadYourFirstWork = 'Upload your first work. Its views and likes appear here as they happen.';
export const uploadArtwork = 'Upload Artwork';
export const figuresNotLoaded = 'The statistics couldn’t be loaded.';
export const searchesNotLoaded = 'The searches couldn’t be loaded.';
export const worksNotLoaded = 'The artworks couldn’t be loaded.';

export const moreWithPremium = 'More with Premium';
export const premiumAdds: readonly (readonly [title: string, body: string])[] = [
  ['7 days, 90 days and 12 months', 'each compared with the period before'],
  ['Visitors and new followers', 'day by day'],
  ['Where views come from', 'and the words that found you'],
  ['Checkouts, sales and earnings', 'with the conversion of each work'],
  ['CSV download', 'everything, for your own spreadsheet'],
];
export const goPremium = 'Go Premium';
export const aMonthCancelAnytime = (price: string) => `${price} a month, cancel anytime`;
export const countedForEveryone =
  'We start counting with your first work, for everyone. If you upgrade, your past months are there too.';

export const teaching = 'Teaching';
export const lesson = 'Lesson';
export const watched = 'Watched';
export const viewers = 'Viewers';
export const completed = 'Completed';
export const whereMembersStop = 'Where members stop';
export const minutes = (n: number) => `${n} min`;
export const nobodyStopped = 'No one yet';
/** Not broken into two lines. */
const range = (from: number, to: number) => `${from}\u2060–\u2060${to}%`;
export const mostStopAt = (from: number, to: number, n: number) =>
  plural(n, { one: `${n} member at ${range(from, to)}`, other: `${n} members at ${range(from, to)}` });
export const howWatchingIsCounted =
  'Minutes count what members played, not what they skipped. A member stopped where they last watched without completing the lesson.';
export const teachingNotLoaded = 'The statistics for your lessons couldn’t be loaded.';

export const hiring = 'Projects and applications';
export const firstApplication = 'Time to the first application';
export const projectsWithOne = (answered: number, projects: number) =>
  plural(projects, {
    one: `${answered} of ${projects} project got one`,
    other: `Median; ${answered} of ${projects} projects got one`,
  });
export const noneYet = 'None yet';
export const acceptanceRate = 'Applications accepted';
export const acceptedOf = (accepted: number, decided: number) => `${accepted} of ${decided} decided`;
export const hoursMinutes = (hours: number, minutes: number) => `${hours} h ${minutes} min`;
export const daysHours = (days: number, hours: number) => `${days} d ${hours} h`;
export const hiringNotLoaded = 'The statistics for your projects couldn’t be loaded.';
