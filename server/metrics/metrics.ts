/** What this process counts about itself, for Prometheus. Labels never contain ids or anything members wrote. */
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type pg from 'pg';
import type { ReplicaState } from '../db/replicas.ts';
import { type Source, addDatabaseFigures } from './database-figures.ts';

const REQUEST_BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10];
const JOB_BUCKETS = [0.1, 1, 10, 60, 600];

interface Sources extends Source {
  pools: Record<'requests' | 'jobs', pg.Pool>;
  replicas: () => ReplicaState[];
}

const poolGauge = (pools: Sources['pools']): Gauge =>
  new Gauge({
    name: 'atelier_pool_connections',
    help: 'Connections to the database: all, idle ones, and callers waiting for one.',
    labelNames: ['pool', 'state'],
    registers: [],
    collect() {
      for (const [name, pool] of Object.entries(pools)) {
        this.set({ pool: name, state: 'total' }, pool.totalCount);
        this.set({ pool: name, state: 'idle' }, pool.idleCount);
        this.set({ pool: name, state: 'waiting' }, pool.waitingCount);
      }
    },
  });

/** A replica that does not answer has no lag, and is not used. */
const replicaGauges = (replicas: Sources['replicas']): Gauge[] => [
  new Gauge({
    name: 'atelier_replica_lag_seconds',
    help: 'How far a replica is behind the primary.',
    labelNames: ['replica'],
    registers: [],
    collect() {
      this.reset();
      for (const { name, lagSeconds } of replicas())
        if (lagSeconds !== null) this.set({ replica: name }, lagSeconds);
    },
  }),
  new Gauge({
    name: 'atelier_replica_used',
    help: '1 while lists and searches are read from the replica, 0 while it is down or too far behind.',
    labelNames: ['replica'],
    registers: [],
    collect() {
      for (const { name, isUsed } of replicas()) this.set({ replica: name }, isUsed ? 1 : 0);
    },
  }),
];

function createMeasures(registers: Registry[]) {
  const jobsRunning = new Gauge({
    name: 'atelier_jobs_running',
    help: '1 while this process runs jobs. Absent if it is not meant to.',
    registers,
  });
  jobsRunning.remove();
  return {
    requests: new Histogram({
      name: 'atelier_http_request_seconds',
      help: 'Time to the end of the response, by route template. 499: the caller hung up.',
      labelNames: ['method', 'route', 'status'],
      buckets: REQUEST_BUCKETS,
      registers,
    }),
    cspViolations: new Counter({
      name: 'atelier_csp_violations_total',
      help: 'Violations of the content security policy, as browsers report them.',
      registers,
    }),
    streams: new Gauge({ name: 'atelier_live_streams', help: 'Open live streams.', registers }),
    jobsRunning,
    jobs: new Histogram({
      name: 'atelier_job_seconds',
      help: 'Duration of a job run. The label is task, because Prometheus uses job itself.',
      labelNames: ['task', 'outcome'],
      buckets: JOB_BUCKETS,
      registers,
    }),
    rowFailures: new Counter({
      name: 'atelier_job_row_failures_total',
      help: 'Rows that failed in a job while the other rows went through; the job retries them. By log message.',
      labelNames: ['message'],
      registers,
    }),
    textCharacters: new Gauge({
      name: 'atelier_text_characters',
      help: 'Characters of artwork text cached in this process, by kind: one or two bytes each, at most 50 million per kind.',
      labelNames: ['kind'],
      registers,
    }),
    batchWaiting: new Gauge({
      name: 'atelier_batch_items_waiting',
      help: 'Views and watched minutes not yet written to the database, and likes not yet announced to open tabs.',
      registers,
    }),
    batchLost: new Counter({
      name: 'atelier_batch_items_lost_total',
      help: 'Views and watched minutes that could not be written to the database, and likes that could not be announced.',
      registers,
    }),
    differences: new Gauge({
      name: 'atelier_reconciliation_differences',
      help: 'Differences between the ledger and the payment provider that remained after the last daily reconciliation here.',
      registers,
    }),
    differencesAt: new Gauge({
      name: 'atelier_reconciliation_last_run_timestamp_seconds',
      help: 'When the last daily reconciliation here ended; 0 if none has run since the start.',
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMeasures> & {
  /** Null: no one may read them, so requests are not measured. */
  registry: Registry | null;
};

/** @param isOn false: what the code counts goes nowhere */
export function createMetrics(isOn: boolean, sources: Sources): Metrics {
  if (!isOn) return { registry: null, ...createMeasures([]) };
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const gauge of [poolGauge(sources.pools), ...replicaGauges(sources.replicas)])
    registry.registerMetric(gauge);
  addDatabaseFigures(registry, sources);
  return { registry, ...createMeasures([registry]) };
}
