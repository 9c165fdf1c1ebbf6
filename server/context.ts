import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { Identity } from './providers/identity/identity.ts';
import type { Payments } from './providers/payments/payments.ts';
import type { ObjectStore } from './providers/storage/object-store.ts';

export type Db = NodePgDatabase;
/** A transaction, or the database itself: what queries take first. */
export type Queryable = Db | Parameters<Parameters<Db['transaction']>[0]>[0];

/** Everything a feature may use, handed around as one plain object. */
export interface Context {
  config: Config;
  db: Db;
  pool: pg.Pool;
  storage: ObjectStore;
  /** Null when PAYMENTS=off. */
  payments: Payments | null;
  identity: Identity;
  limits: RateLimits;
  clock: { now(): Date };
  log: Logger;
}
