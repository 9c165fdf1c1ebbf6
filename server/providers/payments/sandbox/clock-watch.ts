/** The sandbox's clock in one process: known at once if moved here, within a second if moved elsewhere. */
import type pg from 'pg';
import { runDue } from './clock.ts';
import { inUnit } from './store.ts';

const POLL_MS = 1000;
/** How often to run what became due as time passed. */
const DUE_MS = 60_000;

export interface ClockWatch {
  /** Milliseconds ahead of real time. */
  aheadMs(): number;
  onMoved(listener: () => void): void;
  /** Reads the clock now. */
  look(): Promise<void>;
  close(): Promise<void>;
}

export async function watchClock(
  pool: pg.Pool,
  onError: (error: unknown) => void,
  /** Something was due. */
  onDue: () => void,
): Promise<ClockWatch> {
  const listeners: (() => void)[] = [];
  let seconds = 0;
  let dueAt = Date.now() + DUE_MS;
  let working: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    const { rows } = await pool.query<{ offset: number }>(
      `select (body->>'offset')::float8 as offset from sandbox_payments where id = 'clock'`,
    );
    const found = rows[0]?.offset ?? 0;
    if (found === seconds) return;
    seconds = found;
    for (const listener of listeners) listener();
  }
  async function work(): Promise<void> {
    await look();
    if (Date.now() < dueAt) return;
    dueAt = Date.now() + DUE_MS;
    await inUnit(pool, runDue);
    onDue();
  }

  await look();
  let isIdle = true;
  const timer = setInterval(() => {
    if (!isIdle) return;
    isIdle = false;
    working = work()
      .catch(onError)
      .finally(() => {
        isIdle = true;
      });
  }, POLL_MS);
  timer.unref();
  return {
    aheadMs: () => seconds * 1000,
    onMoved: (listener) => void listeners.push(listener),
    look,
    async close() {
      clearInterval(timer);
      await working;
    },
  };
}
