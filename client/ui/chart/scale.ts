const STEPS = [1, 2, 2.5, 5, 10];
const LINES = 4;

/** The values of the grid's lines, from the lowest up: about four, at round numbers. */
export function gridOf(values: readonly number[]): number[] {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const rough = Math.max(high - low, LINES) / LINES;
  const power = 10 ** Math.floor(Math.log10(rough));
  // Things are counted, so there is no half of one.
  const step = STEPS.map((factor) => factor * power).find((s) => s >= rough && Number.isInteger(s)) ?? rough;
  const from = Math.floor(low / step);
  const to = Math.max(Math.ceil(high / step), from + LINES);
  return Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step);
}

/** Up to five positions on the horizontal axis, the first and the last among them. */
export const ticksOf = (length: number): number[] => [
  ...new Set([0, 0.25, 0.5, 0.75, 1].map((part) => Math.round(part * Math.max(0, length - 1)))),
];
