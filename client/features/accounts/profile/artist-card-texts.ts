/** Apart from the rest, because Home shows artists too. */
import { plural } from '#client/lib/sentence.ts';

export const artistSpotlight = 'Artist Spotlight';
export const artistsNotLoaded = 'The artists couldn’t be loaded.';
export const professionalArtistFollowers = (n: number) =>
  plural(n, {
    one: 'Professional Artist, {followersCount} follower',
    other: 'Professional Artist, {followersCount} followers',
  });
export const artistFollowers = (n: number) =>
  plural(n, { one: 'Artist, {followersCount} follower', other: 'Artist, {followersCount} followers' });
export const message = 'Message';
