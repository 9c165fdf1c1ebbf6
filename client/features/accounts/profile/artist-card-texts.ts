/** Apart from the rest, because Home shows artists too. */
import { plural } from '#client/lib/sentence.ts';

export const professionalArtistFollowers = (n: number) =>
  plural(n, {
    one: 'Professional Artist, {followersCount} follower',
    other: 'Professional Artist, {followersCount} followers',
  });
export const artistFollowers = (n: number) =>
  plural(n, { one: 'Artist, {followersCount} follower', other: 'Artist, {followersCount} followers' });
