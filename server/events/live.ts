/** Signals to open windows, fanned out between server processes through Postgres NOTIFY. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { LiveSignal } from '#shared/kernel/live.ts';
import type { Queryable } from '../context.ts';
import { openClient } from '../db/connect.ts';

/** To members' own windows, to whoever watches a topic (`artwork:<id>`, `member:<id>`, `project:<id>`), or to both: once. */
export type Audience = { to: string[]; topic?: string } | { topic: string };
type Delivery = Audience & { signal: LiveSignal };

export interface Live {
  /** Leaves with the transaction's commit. */
  publish(tx: Queryable, audience: Audience, signal: LiveSignal): Promise<void>;
  /** Tells every process that cached cards are old. Leaves with the commit; this process is told at once, too. */
  dropCards(tx: Queryable): Promise<void>;
  /** @returns how to stop */
  listen(listener: (delivery: Delivery) => void): () => void;
  /** The change of that token is committed. */
  onCardsDropped(listener: (token: string) => void): void;
  /** This process is about to commit a change of cards: from now on until the token comes, what it reads may be old. */
  onCardsDropping(listener: (token: string) => void): void;
  /** The connection was lost and is back: signals sent meanwhile never arrive. */
  onGap(listener: () => void): void;
  /** The server stops: streams that would never end must be ended. */
  onDrain(listener: () => void): void;
  drain(): void;
  close(): Promise<void>;
}

const SIGNALS = 'atelier_signals';
const CARDS = 'atelier_cards';
const RETRY_MS = 500;
/** A payload of NOTIFY has less than 8000 bytes; an id in it has 39. */
const MEMBERS_MAX = 100;

function* chunked(audience: Audience): Generator<Audience> {
  if (!('to' in audience)) yield audience;
  else {
    for (let start = 0; start < audience.to.length; start += MEMBERS_MAX) {
      yield { ...audience, to: audience.to.slice(start, start + MEMBERS_MAX) };
    }
  }
}

export async function openLive(connectionString: string, log: Logger): Promise<Live> {
  const listeners = new Set<(delivery: Delivery) => void>();
  const cardListeners: ((token: string) => void)[] = [];
  const changeListeners: ((token: string) => void)[] = [];
  const gapListeners: (() => void)[] = [];
  const drainListeners: (() => void)[] = [];
  let client: pg.Client | null = null;
  let isClosed = false;

  function receive({ channel, payload }: pg.Notification): void {
    if (channel === CARDS) {
      for (const listener of cardListeners) listener(payload ?? '');
      return;
    }
    const delivery = JSON.parse(payload ?? '') as Delivery;
    for (const listener of listeners) listener(delivery);
  }

  async function connect(): Promise<void> {
    // A lost connection says both 'error' and 'end'; the second one mends it.
    const next = openClient({ connectionString, keepAlive: true }, (error) =>
      log.warn({ err: error }, 'live connection lost'),
    );
    next.on('notification', receive);
    try {
      await next.connect();
      await next.query(`listen ${SIGNALS}; listen ${CARDS}`);
    } catch (error) {
      void next.end().catch(() => {});
      throw error;
    }
    next.on('end', () => void reconnect());
    client = next;
  }

  async function reconnect(): Promise<void> {
    client = null;
    while (!isClosed) {
      try {
        await connect();
        for (const listener of gapListeners) listener();
        return;
      } catch (error) {
        log.warn({ err: error }, 'live connection could not be opened');
        await sleep(RETRY_MS);
      }
    }
  }

  await connect();
  return {
    async publish(tx, audience, signal) {
      for (const part of chunked(audience)) {
        const delivery = JSON.stringify({ ...part, signal });
        await tx.execute(sql`select pg_notify(${SIGNALS}, ${delivery})`);
      }
    },
    async dropCards(tx) {
      const token = randomUUID();
      for (const listener of changeListeners) listener(token);
      await tx.execute(sql`select pg_notify(${CARDS}, ${token})`);
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onCardsDropped: (listener) => void cardListeners.push(listener),
    onCardsDropping: (listener) => void changeListeners.push(listener),
    onGap: (listener) => void gapListeners.push(listener),
    onDrain: (listener) => void drainListeners.push(listener),
    drain() {
      for (const listener of drainListeners) listener();
    },
    async close() {
      isClosed = true;
      await client?.end();
    },
  };
}
