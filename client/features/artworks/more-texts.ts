import { plural } from '#client/lib/sentence.ts';

export const moreBy = (name: string) => `More by ${name}`;
export const alsoBy = (name: string) => `Also by ${name}`;
export const portfolio = 'Portfolio';
export const inCollections = 'In collections';
export const worksCount = (n: number) => plural(n, { one: '1 work', other: `${n} works` });
export const moreToLookAt = 'More to look at';
export const similarWorks = 'Similar works';
export const byColorSubjectAndLikes = 'By color, subject and what the same members like';
export const moreInTheseColors = 'More in these colors';
export const similarNotLoaded = 'The similar works couldn’t be loaded.';
