/** Rounds of load on one operation: every server once a round, in rotating order, so that drifts hit all alike. */
import type { Cluster } from './database.ts';
import { applyLoad } from './load.ts';
import type { Asked, Operation } from './operations.ts';
import { cpuSeconds } from './processes.ts';
import type { RunningServer } from './servers.ts';

export const SERVERS = ['product', 'limit', 'same'] as const;
export type ServerName = (typeof SERVERS)[number];

export interface Bench {
  cluster: Cluster;
  /** The database under load. */
  database: string;
  servers: Record<ServerName, RunningServer>;
  /** Cookie headers of members; the first is the viewer. */
  cookies: string[];
  rounds: number;
  seconds: number;
  connections: number;
  /** Fewer items than asked for are accepted in a tiny database. */
  isTiny: boolean;
}

interface Round {
  requestsPerSecond: number;
  p50: number;
  p99: number;
  /** Null where the system does not say. */
  appMs: number | null;
  dbMs: number | null;
  queries: number | null;
  failures: number;
}
/** Medians over the rounds; a request is one call, `paths` how many different ones there are. */
export interface Measured extends Round {
  server: ServerName;
  /** Of the limit's requests a second, round by round. */
  ratio: { median: number; least: number; most: number } | null;
  bytes: number;
}

const WARM_UP = { seconds: 2, connections: 4 };

const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};
const medianIfKnown = (values: (number | null)[]): number | null =>
  values.some((value) => value === null) ? null : median(values as number[]);

/** Of a call to the product. */
export const headersOf = (cookies: string[], asked: Asked, round: number): Record<string, string> => ({
  cookie: cookies[asked.isNewViewer ? round : 0]!,
  ...(asked.method ? { 'content-type': 'application/json' } : {}),
});

/** The answer must be right. @returns its bytes, added up over a group of different calls */
async function probe(bench: Bench, server: ServerName, asked: Asked, isGroup: boolean): Promise<number> {
  let bytes = 0;
  for (const address of isGroup ? asked.paths : asked.paths.slice(0, 1)) {
    const response = await fetch(bench.servers[server].base + address, {
      method: asked.method ?? 'GET',
      headers: {
        ...(server === 'product' ? headersOf(bench.cookies, asked, 0) : {}),
        'accept-encoding': 'identity',
      },
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${server} ${address}: ${response.status} ${text.slice(0, 300)}`);
    const found = asked.items ? (JSON.parse(text) as unknown[]).length : undefined;
    if (found !== asked.items && !bench.isTiny)
      throw new Error(`${server} ${address}: ${found} items, not ${asked.items}`);
    bytes += Buffer.byteLength(text);
  }
  return bytes;
}

/** Statements so far in the database under load. */
async function countStatements({ cluster, database }: Bench): Promise<number | null> {
  if (!cluster.hasStatements) return null;
  const { rows } = await cluster.admin.query<{ calls: string }>(
    `select coalesce(sum(calls), 0) as calls from pg_stat_statements
     where dbid = (select oid from pg_database where datname = $1)`,
    [database],
  );
  return Number(rows[0]!.calls);
}

/** Counters that only grow. */
const readCounters = async (bench: Bench, server: ServerName) => ({
  app: cpuSeconds(bench.servers[server].pid),
  db: cpuSeconds(bench.cluster.pid),
  statements: await countStatements(bench),
});

async function runRound(bench: Bench, server: ServerName, asked: Asked, round: number): Promise<Round> {
  const before = await readCounters(bench, server);
  const load = await applyLoad({
    base: bench.servers[server].base,
    method: asked.method ?? 'GET',
    paths: asked.paths,
    headers: server === 'product' ? headersOf(bench.cookies, asked, round) : {},
    connections: bench.connections,
    seconds: bench.seconds,
  });
  const after = await readCounters(bench, server);
  const perRequest = (key: keyof typeof before, unit: number): number | null =>
    before[key] === null || after[key] === null ? null : ((after[key] - before[key]) * unit) / load.requests;
  return {
    requestsPerSecond: load.requests / load.seconds,
    p50: load.p50,
    p99: load.p99,
    appMs: perRequest('app', 1000),
    dbMs: perRequest('db', 1000),
    queries: perRequest('statements', 1),
    failures: load.failures,
  };
}

export async function measure(bench: Bench, operation: Operation): Promise<Measured[]> {
  const servers = SERVERS.filter((server) => operation[server]);
  const bytes = new Map<ServerName, number>();
  const rounds = new Map<ServerName, Round[]>();
  for (const server of servers) {
    const asked = operation[server]!;
    bytes.set(server, await probe(bench, server, asked, operation.goal.cpuMs !== undefined));
    const seconds = Math.min(WARM_UP.seconds, bench.seconds);
    await runRound({ ...bench, ...WARM_UP, seconds }, server, asked, 0);
    rounds.set(server, []);
  }
  for (let round = 0; round < bench.rounds; round += 1) {
    for (let turn = 0; turn < servers.length; turn += 1) {
      const server = servers[(turn + round) % servers.length]!;
      rounds.get(server)!.push(await runRound(bench, server, operation[server]!, round + 1));
    }
  }
  const limit = rounds.get('limit');
  return servers.map((server) => {
    const own = rounds.get(server)!;
    const ratios = limit?.map((of, index) => own[index]!.requestsPerSecond / of.requestsPerSecond);
    return {
      server,
      ratio: ratios
        ? { median: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) }
        : null,
      requestsPerSecond: median(own.map((r) => r.requestsPerSecond)),
      p50: median(own.map((r) => r.p50)),
      p99: median(own.map((r) => r.p99)),
      appMs: medianIfKnown(own.map((r) => r.appMs)),
      dbMs: medianIfKnown(own.map((r) => r.dbMs)),
      queries: medianIfKnown(own.map((r) => r.queries)),
      failures: own.reduce((sum, r) => sum + r.failures, 0),
      bytes: bytes.get(server)!,
    };
  });
}
