export type DiffLine = [kind: 'same' | 'added' | 'removed', line: string];

/** Two texts line by line: the longest common sequence of lines stays, the rest was removed or added. */
export function compareLines(before: string, after: string): DiffLine[] {
  const [old, now] = [before, after].map((text) => text.split('\n').filter((line) => line.trim()));
  const a = old!;
  const b = now!;
  const longest = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0));
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      longest[i]![j] =
        a[i] === b[j] ? longest[i + 1]![j + 1]! + 1 : Math.max(longest[i + 1]![j]!, longest[i]![j + 1]!);
    }
  }
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      lines.push(['same', a[i]!]);
      i++;
      j++;
    } else if (j >= b.length || (i < a.length && longest[i + 1]![j]! >= longest[i]![j + 1]!)) {
      lines.push(['removed', a[i++]!]);
    } else {
      lines.push(['added', b[j++]!]);
    }
  }
  return lines;
}
