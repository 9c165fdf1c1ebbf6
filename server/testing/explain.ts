/** The queries of a piece of work, and their plans. */
import type pg from 'pg';

const BIG = new Set([
  'artworks',
  'likes',
  'comments',
  'follows',
  'artwork_search',
  'artist_search',
  'artwork_views',
]);

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

const wholeReads = (node: PlanNode): string[] => [
  ...(node['Node Type'] === 'Seq Scan' && BIG.has(node['Relation Name'] ?? '')
    ? [node['Relation Name']!]
    : []),
  ...(node.Plans ?? []).flatMap(wholeReads),
];

interface Explained {
  queries: number;
  /** Large tables that a plan scans completely. */
  scanned: string[];
}

type Query = { text: string; values?: unknown[]; name?: string };
/** Cached for a second, so a slow machine may read it once more. */
const SESSION_READ = 'session-with-member';
/** Open tabs hear of likes a moment later, so those of an earlier test may be signaled now. */
const SIGNALS = /pg_notify|^select "id", "likes_count" from "artworks" where/;

/** Runs it once while recording queries, then explains every select. */
export async function explainQueries(pool: pg.Pool, run: () => Promise<unknown>): Promise<Explained> {
  const original = pool.query.bind(pool);
  const recorded: Query[] = [];
  pool.query = ((first: string | Query, values?: unknown[], ...rest: []) => {
    const { text, values: own, name }: Query = typeof first === 'string' ? { text: first } : first;
    if (name !== SESSION_READ && !SIGNALS.test(text)) recorded.push({ text, values: values ?? own ?? [] });
    return original(first as string, values as unknown[], ...rest);
  }) as typeof pool.query;
  try {
    await run();
  } finally {
    pool.query = original;
  }
  const scanned = new Set<string>();
  for (const { text, values } of recorded) {
    if (!/^\s*(select|with)/i.test(text)) continue;
    const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (format json) ${text}`,
      values,
    );
    for (const name of wholeReads(rows[0]!['QUERY PLAN'][0].Plan)) scanned.add(name);
  }
  return { queries: recorded.length, scanned: [...scanned] };
}
