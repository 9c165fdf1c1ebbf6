/** Spelling correction: the nearest known word. Pure. */

/** Letters to insert, delete, replace or transpose to get from one word to the other. */
export function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let least = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, rows[i - 2]![j - 2]! + 1);
      }
      row.push(least);
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}

/** Short words allow a single error. */
const allowed = (word: string): number => (word.length <= 7 ? 1 : 2);

export interface Known {
  word: string;
  uses: number;
}

/** The most likely word: fewest errors, then the same first letter, then the most used. */
export function nearestWord(word: string, known: Known[]): string | null {
  const near = known
    .map((entry) => ({
      ...entry,
      errors: distance(word, entry.word),
      isOtherStart: Number(entry.word[0] !== word[0]),
    }))
    .filter(({ errors }) => errors <= allowed(word));
  near.sort((a, b) => a.errors - b.errors || a.isOtherStart - b.isOtherStart || b.uses - a.uses);
  return near[0]?.word ?? null;
}
