import { expect, test } from 'vitest';
import { whoMay } from '#server/testing/who-may.ts';
import { countsAsView, isAuthor, maySeeHubVideo } from './policy.ts';

type HubVideo = Parameters<typeof maySeeHubVideo>[1];
const hubVideo: HubVideo = {
  artistId: 'artist',
  isPublished: true,
  isReady: true,
  isHidden: false,
  isArtistHidden: false,
  isBlocked: false,
};

test.each<[Partial<HubVideo>, string]>([
  [{}, 'artist stranger moderator admin'],
  [{ isPublished: false }, 'artist'],
  [{ isReady: false }, 'artist'],
  [{ isHidden: true }, 'artist moderator admin'],
  [{ isArtistHidden: true }, 'artist moderator admin'],
  [{ isBlocked: true }, 'artist moderator admin'],
])('%j is seen by: %s', (fields, expected) =>
  expect(whoMay((member) => maySeeHubVideo(member, { ...hubVideo, ...fields }), ['artist'])).toBe(expected),
);

test("views of one's own do not count", () => {
  expect(whoMay((member) => countsAsView(member, hubVideo), ['artist'])).toBe('stranger moderator admin');
  expect(whoMay((member) => isAuthor(member, hubVideo), ['artist'])).toBe('artist');
});
