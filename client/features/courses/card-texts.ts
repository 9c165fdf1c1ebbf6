/** Apart from the rest, because Home shows courses too. */
import { plural } from '#client/lib/sentence.ts';

export const loading = 'Loading';
export const inspiration = 'Inspiration';
export const learnATechnique = 'Learn techniques from the artists who use them.';
export const insights = 'Insights';
export const coursesNotLoaded = 'The courses couldn’t be loaded.';
export const premium = 'Premium';
export const free = 'Free';
export const includedInPremium = 'Included in Premium';
export const rated = 'Rated';
export const reviewsCount = (n: number) => plural(n, { one: 'review', other: 'reviews' });
export const enrolled = '{enrolledCount} enrolled';
export const previewOf20s = '20s preview';
