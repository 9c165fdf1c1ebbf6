import { expect, test } from 'vitest';
import type { Artwork } from '#shared/artworks/contract.ts';
import { artworkSample } from '#client/lib/testing/samples.ts';
import { closingWork, arrangeWall } from './arrange-wall.ts';

let made = 0;
function work(part: Partial<Artwork>): Artwork {
  made += 1;
  const { createdAt, updatedAt } = artworkSample;
  return {
    ...artworkSample,
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
    id: `work-${made}`,
    userId: `artist-${made}`,
    ...part,
  };
}
const featured = Array.from({ length: 8 }, () => work({ likesCount: 100 }));
const ai = { category: 'ai_art', making: 'ai_generated' } as const;

test('works made without AI come first, one per artist, and none is featured below', () => {
  const liked = work({ ...ai, likesCount: 90 });
  const first = work({ likesCount: 50 });
  const again = work({ likesCount: 40, userId: first.userId });
  const second = work({ likesCount: 30 });
  const third = work({ likesCount: 20 });
  const wall = arrangeWall([...featured, liked, first, again, second, third]);
  expect(new Set(wall)).toEqual(new Set([first, second, third]));
});

test('each position gets a work of its shape, so that it is shown uncropped', () => {
  const square = work({ width: 100, height: 100, likesCount: 50 });
  const wide = work({ width: 400, height: 300, likesCount: 40 });
  const tall = work({ width: 80, height: 100, likesCount: 30 });
  const long = work({ width: 300, height: 100, likesCount: 60 });
  expect(arrangeWall([...featured, long, square, wide, tall])).toEqual([tall, wide, square]);
});

test('few works keep their order, and AI works fill in', () => {
  const only = [work(ai), work(ai), work(ai)];
  expect(new Set(arrangeWall(only))).toEqual(new Set(only));
  expect(arrangeWall([only[0]!])).toEqual([only[0]]);
});

test('the Premium panel does not repeat a work of the wall', () => {
  const works = [...featured, ...Array.from({ length: 4 }, () => work({})), work(ai)];
  const wall = arrangeWall(works);
  expect(wall).not.toContain(closingWork(works, wall));
  expect(closingWork([], [])).toBeUndefined();
});
