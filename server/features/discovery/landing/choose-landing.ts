/** Chooses the works for each position of the landing page; no work appears twice. */
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

/** Positions beside the empty frame are filled first, then outward to both sides. */
const WALL_PLACES = [4, 5, 3, 6, 2, 7, 1, 8, 0];
const FEATURED: readonly Category[] = ['photography', 'digital_art', 'ai_art', 'graphic_design'];
const FEATURE_RATIO = 4 / 5;
const MAX_PER_ARTIST = 3;

const ratio = (work: Candidate) => work.width / work.height;
const byLikes = (a: Candidate, b: Candidate) => b.likesCount - a.likesCount || a.id.localeCompare(b.id);
const isFeatureShape = (work: Candidate) => Math.abs(ratio(work) - FEATURE_RATIO) < 0.01;

/** 2: the same category and shape, which look alike side by side. */
const sameness = (a: Candidate, b: Candidate) =>
  Number(a.category === b.category) + Number(Math.abs(ratio(a) - ratio(b)) < 0.01);

/** Most liked first, no two alike side by side, and never one artist twice in a row. */
function arrangeWall<T extends Candidate>(pool: T[]): T[] {
  const wall: (T | undefined)[] = [];
  const left = [...pool];
  for (const place of WALL_PLACES) {
    const neighbours = [wall[place - 1], wall[place + 1]].filter((work) => work !== undefined);
    const fitting = left.filter(
      (work) =>
        neighbours.every((other) => other.userId !== work.userId) &&
        wall.filter((other) => other?.userId === work.userId).length < MAX_PER_ARTIST,
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

/** @param awarded award winners, which are given */
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
  // The label shows a price and the artist's part.
  const priced = free().filter((work) => work.isForSale && work.price !== null);
  const offered = arrangeWall(priced);
  for (const work of offered) take(work);
  const features = FEATURED.map((category) => {
    const room = free().filter((work) => work.category === category);
    return take(room.find(isFeatureShape) ?? room[0]);
  }).filter((work) => work !== undefined);
  const photographs = free().filter((work) => work.category === 'photography');
  // Half the panel is wider than tall, so a portrait photograph would be cropped too much.
  const invitation =
    take(photographs.find((work) => ratio(work) >= 1) ?? photographs[0] ?? free()[0]) ?? null;
  // The wall is filled even with few works for sale.
  const wall =
    offered.length < WALL_PLACES.length ? arrangeWall([...offered.toSorted(byLikes), ...free()]) : offered;
  return { wall, features, invitation };
}
