import type pg from 'pg';
import { vi } from 'vitest';
import type { TestApp } from './app.ts';

/** Records the statements sent to the database in the meantime, in any transaction. */
export async function statementsOf(app: TestApp, run: () => Promise<unknown>): Promise<string[]> {
  const client = await app.ctx.pool.connect();
  client.release();
  const query = vi.spyOn(Object.getPrototypeOf(client) as pg.Client, 'query');
  try {
    await run();
    return query.mock.calls.map(([first]: unknown[]) => String((first as { text?: string }).text ?? first));
  } finally {
    query.mockRestore();
  }
}
