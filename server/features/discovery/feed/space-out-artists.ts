/** Spaces out works of the same artist. Pure. */

/** In this many consecutive works no artist appears twice. */
const ROW = 8;

/** Inserts a number into a descending list. */
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
 * The works in order, each moved back as far as needed to keep works of one artist apart. Works that cannot be
 * placed because too few artists are left are dropped.
 */
export function spaceOutArtists<Work extends { artistId: string }>(works: Work[], most: number): Work[] {
  /** Indexes into `works` by artist, last one first. */
  const byArtist = new Map<string, number[]>();
  for (let n = works.length - 1; n >= 0; n -= 1) {
    const { artistId } = works[n]!;
    const own = byArtist.get(artistId) ?? [];
    byArtist.set(artistId, own);
    own.push(n);
  }
  // The best available work of each artist who may appear next.
  const ready = [...byArtist.values()].map((own) => own.pop()!).sort((a, b) => b - a);
  const recentArtists: string[] = [];
  const chosen: Work[] = [];
  while (chosen.length < most) {
    const next = ready.pop();
    if (next === undefined) break;
    const work = works[next]!;
    chosen.push(work);
    recentArtists.push(work.artistId);
    const released = recentArtists.length === ROW ? byArtist.get(recentArtists.shift()!)!.pop() : undefined;
    if (released !== undefined) insertSorted(ready, released);
  }
  return chosen;
}

/**
 * Like `spaceOutArtists`, but works that could not be placed come last in their order, so that nothing is
 * missing.
 */
export function spaceOutAll<Work extends { artistId: string }>(works: Work[], most: number): Work[] {
  const spread = spaceOutArtists(works, most);
  const chosen = new Set(spread);
  return [...spread, ...works.filter((work) => !chosen.has(work))].slice(0, most);
}
