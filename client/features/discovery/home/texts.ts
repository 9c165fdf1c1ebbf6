import { plural } from '#client/lib/sentence.ts';

export const newSinceYourLastVisit = 'New since your last visit';
export const worksSince = (n: number) =>
  plural(n, {
    one: '{total} work since {when}, from an artist you follow',
    other: '{total} works since {when}, from artists you follow',
  });
export const earlierToday = 'earlier today';
export const following = 'Following';
export const newsNotLoaded = 'What is new couldn’t be loaded.';
export const artistsToFollow = 'Artists to follow';
export const theirNewWorksAppearHere = 'Their new works will appear here, at the top of your home page.';
