/** Tables for the terminal, and whether a goal is met. */
import type { Measured } from './measure.ts';
import type { Goal, Operation } from './operations.ts';

const digits = (value: number | null): string => {
  if (value === null || !Number.isFinite(value)) return '-';
  if (value >= 100) return value.toFixed(0);
  return value.toFixed(value >= 10 ? 1 : 2);
};

/** A plain table: the first column to the left, figures to the right. */
export function table(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!)))
        .join('  '),
    )
    .join('\n');
}

const goalText = ({ ratio, requestsPerSecond, cpuMs }: Goal): string => {
  if (ratio !== undefined) return `at least ${ratio.toFixed(1)} of the limit`;
  if (requestsPerSecond !== undefined) return `at least ${requestsPerSecond} a second`;
  if (cpuMs !== undefined) return `at most ${cpuMs} ms of CPU together`;
  return 'none';
};

/** CPU of product and Postgres for one of each path; null where the system does not say. */
const cpuTogether = ({ appMs, dbMs }: Measured, calls: number): number | null =>
  appMs === null || dbMs === null ? null : (appMs + dbMs) * calls;

export interface Verdict {
  goal: Goal;
  /** What the goal is about, as measured. Null without a goal, or where it could not be measured. */
  reached: number | null;
  /** Calls that failed do not count as fast: then the goal is missed, too. */
  isMissed: boolean;
}

export function judge({ goal, product }: Operation, servers: Measured[]): Verdict {
  const own = servers.find(({ server }) => server === 'product')!;
  const hasFailed = own.failures > 0;
  if (goal.ratio !== undefined) {
    const reached = own.ratio?.median ?? null;
    return { goal, reached, isMissed: hasFailed || (reached !== null && reached < goal.ratio) };
  }
  if (goal.requestsPerSecond !== undefined) {
    const reached = own.requestsPerSecond;
    return { goal, reached, isMissed: hasFailed || reached < goal.requestsPerSecond };
  }
  if (goal.cpuMs !== undefined) {
    const reached = cpuTogether(own, product.paths.length);
    return { goal, reached, isMissed: hasFailed || (reached !== null && reached > goal.cpuMs) };
  }
  return { goal, reached: null, isMissed: hasFailed };
}

const HEAD = [
  'server',
  'ratio (least-most)',
  'req/s',
  'p50 ms',
  'p99 ms',
  'app CPU ms',
  'db CPU ms',
  'queries',
  'bytes',
  'failed',
];

export function describe(operation: Operation, servers: Measured[], verdict: Verdict): string {
  const rows = servers.map((m) => [
    m.server,
    m.ratio ? `${digits(m.ratio.median)} (${digits(m.ratio.least)}-${digits(m.ratio.most)})` : '-',
    digits(m.requestsPerSecond),
    digits(m.p50),
    digits(m.p99),
    digits(m.appMs),
    digits(m.dbMs),
    digits(m.queries),
    String(m.bytes),
    String(m.failures),
  ]);
  const { paths } = operation.product;
  const calls = operation.goal.cpuMs === undefined ? '' : `\n${paths.length} calls: ${paths.join(' ')}`;
  const { reached, isMissed } = verdict;
  const result = Object.keys(operation.goal).length
    ? `: ${digits(reached)}, ${isMissed ? 'MISSED' : 'met'}`
    : '';
  return `\n${operation.name} - goal: ${goalText(operation.goal)}${result}${calls}\n${table([HEAD, ...rows])}`;
}
