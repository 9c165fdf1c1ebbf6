import type pg from 'pg';
import type { ClockWatch } from './clock-watch.ts';
import type { Deliveries, Webhook } from './deliveries.ts';
import type { Route } from './router.ts';

/** What both doors lead to. */
export interface SandboxServer {
  pool: pg.Pool;
  clock: ClockWatch;
  routes: Route[];
  /** Where the browser reaches the sandbox, without a trailing slash. */
  browserUrl: string;
  secretKey: string;
  publishableKey: string;
  webhook: Webhook;
  deliveries: Deliveries;
  /** Told of every failure; decides what is worth a line in the log. */
  onError(error: unknown): void;
}
