/** Nobody's works beside each other. Pure. */

/** In any row of so many works, no artist twice. */
const ROW = 8;

/** Puts a number where it belongs in a descending list. */
function insertSorted(numbers: number[], value: number): void {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! > value) low = middle + 1;
    else high = middle;
  }
  numbers.splice(low, 0, value);
}

/**
 * The works in their order, each moved back as far as needed to keep an artist's works apart. What cannot be placed,
 * because fewer artists than a row holds are left, is left out.
 */
export function spaceOutArtists<Work extends { artistId: string }>(works: Work[], most: number): Work[] {
  /** Places in `works` by artist, the last first. */
  const byArtist = new Map<string, number[]>();
  for (let n = works.length - 1; n >= 0; n -= 1) {
    const { artistId } = works[n]!;
    const own = byArtist.get(artistId) ?? [];
    byArtist.set(artistId, own);
    own.push(n);
  }
  // The best work of each artist who may be placed now.
  const ready = [...byArtist.values()].map((own) => own.pop()!).sort((a, b) => b - a);
  const resting: string[] = [];
  const placed: Work[] = [];
  while (placed.length < most) {
    const next = ready.pop();
    if (next === undefined) break;
    const work = works[next]!;
    placed.push(work);
    resting.push(work.artistId);
    const rested = resting.length === ROW ? byArtist.get(resting.shift()!)!.pop() : undefined;
    if (rested !== undefined) insertSorted(ready, rested);
  }
  return placed;
}

/** As `spaceOutArtists`, and what could not be placed comes last, in its order: where few artists are, nobody is missing. */
export function spaceOutAll<Work extends { artistId: string }>(works: Work[], most: number): Work[] {
  const spread = spaceOutArtists(works, most);
  const placed = new Set(spread);
  return [...spread, ...works.filter((work) => !placed.has(work))].slice(0, most);
}
