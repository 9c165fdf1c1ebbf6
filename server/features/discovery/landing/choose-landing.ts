/** Which works hang where on the landing page. No work hangs twice. */
import type { Category } from '#shared/artworks/categories.ts';

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

/** 2: the same medium in the same shape, which beside each other look like one. */
const sameness = (a: Candidate, b: Candidate) =>
  Number(a.category === b.category) + Number(Math.abs(ratio(a) - ratio(b)) < 0.01);

/** Best by likes, not two alike side by side, and never one artist twice in a row. */
function arrangeWall<T extends Candidate>(pool: T[]): T[] {
  const wall: (T | undefined)[] = [];
  const left = [...pool];
  for (const place of WALL_PLACES) {
    const neighbours = [wall[place - 1], wall[place + 1]].filter((work) => work !== undefined);
    const fitting = left.filter(
      (work) =>
        neighbours.every((other) => other.userId !== work.userId) &&
        wall.filter((other) => other?.userId === work.userId).length < MOST_PER_ARTIST,
    );
    const best =
      fitting.slice(0, 5).find((work) => neighbours.every((other) => sameness(work, other) < 2)) ??
      fitting[0];
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
  // A label on the wall says a price and what the artist keeps.
  const priced = free().filter((work) => work.isForSale && work.price !== null);
  const offered = arrangeWall(priced);
  for (const work of offered) take(work);
  const features = FEATURED.map((category) => {
    const room = free().filter((work) => work.category === category);
    return take(room.find(isFeatureShape) ?? room[0]);
  }).filter((work) => work !== undefined);
  const photographs = free().filter((work) => work.category === 'photography');
  // Half the panel is wider than tall: an upright photograph would lose most of itself.
  const invitation = take(photographs.find((work) => ratio(work) >= 1) ?? photographs[0]) ?? null;
  // A gallery that sells little still has a wall.
  const wall =
    offered.length < WALL_PLACES.length ? arrangeWall([...offered.toSorted(byLikes), ...free()]) : offered;
  return { wall, features, invitation };
}
