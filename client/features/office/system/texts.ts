import { plural } from '#client/lib/sentence.ts';

export const attempts = (n: number) => `${n} ${plural(n, { one: 'attempt', other: 'attempts' })}`;
export const ofAttempts = (n: number, most: number) => `${n} of ${attempts(most)}`;
