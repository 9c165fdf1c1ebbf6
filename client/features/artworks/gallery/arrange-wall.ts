/** Chooses the works on Home's wall: uncropped, by different artists, and not shown elsewhere on the page. */
import type { Artwork } from '#shared/artworks/contract.ts';
import { HOME_ARTWORKS } from '#shared/kernel/limits.ts';
import { aiLabel } from '#client/ui/making-names.ts';

/** Aspect ratios of the three positions, width by height. */
const PLACES = [5 / 6, 4 / 3, 1];

/** How much a work's shape differs from a position's; the less, the less space is left empty. */
const misfit = (work: Artwork, place: number) => Math.abs(Math.log(work.width / work.height / place));
/** Smaller differences count as a fit. */
const FITS = 0.15;

/** The most liked works that Featured Artwork does not show: works made without AI first, one per artist. */
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

/** A work for the Premium panel that the page shows far away, if at all: the last one not on the wall. */
export const closingWork = (works: Artwork[], wall: Artwork[]): Artwork | undefined =>
  works.findLast((work) => !wall.includes(work) && !aiLabel(work)) ?? works.at(-1);
