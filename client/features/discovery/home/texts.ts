import { plural } from '#client/lib/sentence.ts';

export const newSinceYourLastVisit = 'New since your last visit';
export const fromArtistsYouFollow = 'From artists you follow';
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
export const isNew = 'New';
export const earlierToday = 'earlier today';
export const following = 'Following';
export const newsNotLoaded = 'New works couldn’t be loaded.';
export const artistsToFollow = 'Artists to follow';
export const theirNewWorksAppearHere = 'Their new works will appear here, at the top of your home page.';
