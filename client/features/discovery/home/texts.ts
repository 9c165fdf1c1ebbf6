import { plural } from '#client/lib/sentence.ts';

export const worksSince = (n: number) =>
  plural(n, {
    one: '{total} work since {when}, from an artist you follow',
    other: '{total} works since {when}, from artists you follow',
  });
export const thenTheirLatest = (n: number) =>
  plural(n, {
    one: '{total} work since {when}, then the latest from artists you follow',
    other: '{total} works since {when}, then the latest from artists you follow',
  });
export const thenMoreFromOthers = (n: number) =>
  plural(n, {
    one: '{total} work since {when} from an artist you follow, then more from others',
    other: '{total} works since {when} from artists you follow, then more from others',
  });
export const nothingNew = 'Their latest works. Nothing new since {when}.';
export const nothingNewOfFew = 'Their latest works, then more from others. Nothing new since {when}.';
