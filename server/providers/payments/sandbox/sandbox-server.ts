import type pg from 'pg';
import type { ClockWatch } from './clock-watch.ts';
import type { Deliveries, Webhook } from './deliveries.ts';
import type { Route } from './router.ts';

/** What the two APIs share. */
export interface SandboxServer {
  pool: pg.Pool;
  clock: ClockWatch;
  routes: Route[];
  /** The URL of the sandbox in the browser, without a trailing slash. */
  browserUrl: string;
  secretKey: string;
  publishableKey: string;
  webhook: Webhook;
  deliveries: Deliveries;
  /** Receives every failure and decides what to log. */
  onError(error: unknown): void;
}
