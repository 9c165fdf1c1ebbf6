/** Which works Home hangs: whole, by different artists, and none that the page shows beside them. */
import type { Artwork } from '#shared/artworks/contract.ts';
import { HOME_ARTWORKS } from '#shared/kernel/limits.ts';
import { aiLabel } from '#client/ui/making-names.ts';

/** The shapes of the three places, width by height. */
const PLACES = [5 / 6, 4 / 3, 1];

/** How far a work's shape is from a place's: the less, the less of the place stays empty. */
const misfit = (work: Artwork, place: number) => Math.abs(Math.log(work.width / work.height / place));
/** What differs so little fills its place. */
const FITS = 0.15;

/** The best liked works that Featured Artwork does not show: a human hand first, one work an artist. */
export function arrangeWall(works: Artwork[]): Artwork[] {
  const others = works.slice(HOME_ARTWORKS);
  const choice = (others.length >= PLACES.length ? others : works).toSorted(
    (a, b) => Number(aiLabel(a) !== null) - Number(aiLabel(b) !== null) || b.likesCount - a.likesCount,
  );
  const wall: Artwork[] = [];
  for (const place of PLACES) {
    const free = choice.filter((work) => !wall.includes(work));
    const fresh = free.filter((work) => wall.every(({ userId }) => userId !== work.userId));
    const human = fresh.filter((work) => !aiLabel(work));
    const best = human.find((work) => misfit(work, place) < FITS) ?? human[0] ?? fresh[0] ?? free[0];
    if (best) wall.push(best);
  }
  return wall;
}

/** A work that the page shows far from the Premium panel, if at all: the last of those that are not on the wall. */
export const closingWork = (works: Artwork[], wall: Artwork[]): Artwork | undefined =>
  works.findLast((work) => !wall.includes(work) && !aiLabel(work)) ?? works.at(-1);
