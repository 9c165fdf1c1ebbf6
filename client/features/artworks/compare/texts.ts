import { plural } from '#client/lib/sentence.ts';

export const worksAtTrueSize = (n: number) =>
  plural(n, { one: '{n} work', other: '{n} works at true relative size' });
export const worksAtEqualHeight = (n: number) =>
  plural(n, { one: '{n} work', other: '{n} works at equal height' });
export const worksSideBySide = (n: number) => plural(n, { one: '{n} work', other: '{n} works side by side' });
export const chosen = (n: number) =>
  n === 0 ? 'Choose two to four works.' : n === 4 ? '4 of 4 chosen.' : `${n} of 4 chosen.`;
