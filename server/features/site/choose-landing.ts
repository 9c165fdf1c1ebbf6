/** Which works hang where on the landing page. No work hangs twice. */
import type { Category } from '#shared/contracts/artworks.ts';

export interface Candidate {
  id: string;
  userId: string;
  category: Category;
  width: number;
  height: number;
  likesCount: number;
  isForSale: boolean;
  price: string | null;
}

/** Places beside the empty frame are taken first, then outwards to both sides. */
const WALL_PLACES = [4, 5, 3, 6, 2, 7, 1, 8, 0];
const FEATURED: readonly Category[] = ['photography', 'digital_art', 'ai_art', 'graphic_design'];
const FEATURE_RATIO = 4 / 5;
const MOST_PER_ARTIST = 3;

const ratio = (work: Candidate) => work.width / work.height;
const byLikes = (a: Candidate, b: Candidate) => b.likesCount - a.likesCount || a.id.localeCompare(b.id);
const isFeatureShape = (work: Candidate) => Math.abs(ratio(work) - FEATURE_RATIO) < 0.01;

/** How much a work would repeat its neighbours: the same medium, the same shape. */
const sameness = (work: Candidate, neighbours: Candidate[]) =>
  neighbours.filter((other) => other.category === work.category).length +
  neighbours.filter((other) => Math.abs(ratio(other) - ratio(work)) < 0.01).length;

/** Best by likes among the first few that fit, with the most variety; never one artist twice in a row. */
function hangWall<T extends Candidate>(pool: T[]): T[] {
  const wall: (T | undefined)[] = [];
  const left = [...pool];
  for (const place of WALL_PLACES) {
    const neighbours = [wall[place - 1], wall[place + 1]].filter((work) => work !== undefined);
    const fitting = left.filter(
      (work) =>
        neighbours.every((other) => other.userId !== work.userId) &&
        wall.filter((other) => other?.userId === work.userId).length < MOST_PER_ARTIST,
    );
    const best = fitting.slice(0, 3).sort((a, b) => sameness(a, neighbours) - sameness(b, neighbours))[0];
    if (!best) continue;
    wall[place] = best;
    left.splice(left.indexOf(best), 1);
  }
  return wall.filter((work) => work !== undefined);
}

/** @param awarded works that hang in the awards, which are given and not chosen */
export function chooseLanding<T extends Candidate>(
  works: T[],
  awarded: T[],
): { wall: T[]; features: T[]; invitation: T | null } {
  const used = new Set(awarded.map((work) => work.id));
  const free = () => works.filter((work) => !used.has(work.id)).sort(byLikes);
  const take = (work: T | undefined) => {
    if (work) used.add(work.id);
    return work;
  };
  const features = FEATURED.map((category) => {
    const room = free().filter((work) => work.category === category);
    return take(room.find(isFeatureShape) ?? room[0]);
  }).filter((work) => work !== undefined);
  const photographs = free().filter((work) => work.category === 'photography');
  // Half the panel is wider than tall: an upright photograph would lose most of itself.
  const invitation = take(photographs.find((work) => ratio(work) >= 1) ?? photographs[0]) ?? null;
  // A label on the wall says a price and what the artist keeps.
  const priced = free().filter((work) => work.isForSale && work.price !== null);
  const wall = hangWall([...priced, ...free().filter((work) => !priced.includes(work))]);
  return { wall, features, invitation };
}
