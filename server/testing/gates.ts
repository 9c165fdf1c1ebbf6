/** Stops another process at an exact step: by a lock on what it writes next, or by a provider that is slow to answer. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, vi } from 'vitest';

const NAME = 'gate';
const WAIT_MS = 60_000;
/** Longer than any test. */
const FOREVER_MS = 600_000;
const OFTEN = 50;

export interface Gate {
  /** Resolves when somebody stands before it. */
  reached(): Promise<void>;
  open(): Promise<void>;
}

export interface Gates {
  db: pg.Pool;
  /** @param statement takes the lock, and is never committed */
  hold(statement: string, values?: unknown[]): Promise<Gate>;
  /** The provider takes its time with these requests. @param match start of "POST /v1/refunds" */
  slowDown(match: string, delay?: { ms: number; times: number }): Promise<Pick<Gate, 'reached'>>;
  /** As when the machine dies: every connection of others is gone before anything is let through. */
  disconnectOthers(): Promise<void>;
  openAll(): Promise<void>;
  close(): Promise<void>;
}

/** Until the query finds something. */
export const until = (db: pg.Pool, query: string, values: unknown[] = []): Promise<unknown> =>
  vi.waitFor(async () => expect((await db.query(query, values)).rows, query).not.toEqual([]), {
    timeout: WAIT_MS,
    interval: 20,
  });

export function createGates(connectionString: string): Gates {
  const db = new pg.Pool({ connectionString, max: 20, application_name: NAME });
  const held = new Map<pg.PoolClient, Gate>();

  return {
    db,
    async hold(statement, values = []) {
      const client = await db.connect();
      await client.query('begin');
      // The rows of a lock need no parents: checking for them would lock those too.
      await client.query('set local session_replication_role = replica');
      await client.query(statement, values);
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      const gate: Gate = {
        reached: async () => {
          const query = 'select 1 from pg_stat_activity where $1 = any(pg_blocking_pids(pid))';
          await until(db, query, [rows[0]!.pid]);
        },
        open: async () => {
          if (!held.delete(client)) return;
          await client.query('rollback');
          client.release();
        },
      };
      held.set(client, gate);
      return gate;
    },
    async slowDown(match, { ms, times } = { ms: FOREVER_MS, times: OFTEN }) {
      const id = `fault_${randomUUID()}`;
      const body = { id, object: 'fault', match, action: 'delay', ms, times };
      await db.query(`insert into sandbox_payments (id, kind, body) values ($1, 'fault', $2)`, [id, body]);
      const query = `select 1 where not exists
        (select 1 from sandbox_payments where id = $1 and (body->>'times')::int = $2)`;
      return { reached: async () => void (await until(db, query, [id, times])) };
    },
    async disconnectOthers() {
      await db.query(
        `select pg_terminate_backend(pid, 5000) from pg_stat_activity
         where datname = current_database() and application_name <> $1`,
        [NAME],
      );
    },
    async openAll() {
      await db.query(`delete from sandbox_payments where kind = 'fault'`);
      for (const gate of held.values()) await gate.open();
    },
    async close() {
      for (const gate of held.values()) await gate.open();
      await db.end();
    },
  };
}
