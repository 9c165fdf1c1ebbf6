import { expect, test } from 'vitest';
import { isArtist, mayRemember } from './policy.ts';

test('an artist is a member with an artist name', () => {
  const names = ['Okoro', '  ', '', null];
  expect(names.map((artistName) => isArtist({ artistName }))).toEqual([true, false, false, false]);
});

test.each([
  ['attached', 'ready', new Date(), [true, true]],
  ['not attached', 'ready', null, [true, false]],
  ['processing', 'processing', new Date(), [false, false]],
])('who has a position in a video that is %s: owner, viewer', (_, status, attachedAt, expected) => {
  const video = { userId: 'owner', status, attachedAt };
  expect(['owner', 'viewer'].map((id) => mayRemember(id, video))).toEqual(expected);
});
