/** Signals to open tabs, distributed between server processes through Postgres NOTIFY. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { LiveSignal } from '#shared/kernel/live.ts';
import type { Queryable } from '../context.ts';
import { type DatabaseLimits, openClient } from '../db/connect.ts';

/**
 * To members' own tabs, to watchers of a topic (`artwork:<id>`, `member:<id>`, `project:<id>`), or to both,
 * without duplicates.
 */
export type Audience = { to: string[]; topic?: string } | { topic: string };
export type Delivery = Audience & { signal: LiveSignal };

/** One upload, or everything of a member. */
export type DroppedMedia = { uploadId: string } | { memberId: string };

export interface Live {
  /** Sent when the transaction commits. */
  publish(tx: Queryable, audience: Audience, signal: LiveSignal): Promise<void>;
  publishAll(tx: Queryable, deliveries: Delivery[]): Promise<void>;
  /** Invalidates cached cards in every process at commit; in this process at once, too. */
  dropCards(tx: Queryable): Promise<void>;
  /** After sessions were deleted: this process forgets them and ends their streams at once, the others soon. */
  endSessions(db: Queryable, sids: string[]): Promise<void>;
  onSessionsEnded(listener: (sids: string[]) => void): void;
  /** Something was hidden or shown again: every process forgets its pictures when the transaction commits. */
  dropMedia(tx: Queryable, dropped: DroppedMedia): Promise<void>;
  onMediaDropped(listener: (dropped: DroppedMedia) => void): void;
  /** @returns a function that stops it */
  listen(listener: (delivery: Delivery) => void): () => void;
  /** The change with that token is committed. */
  onCardsDropped(listener: (token: string) => void): void;
  /** This process is about to commit a change of cards: until the token arrives, what it reads may be outdated. */
  onCardsDropping(listener: (token: string) => void): void;
  /** The connection was lost and restored: signals sent in between are lost. */
  onGap(listener: () => void): void;
  /** The server is stopping: endless streams must be closed. */
  onDrain(listener: () => void): void;
  drain(): void;
  close(): Promise<void>;
}

const SIGNALS = 'atelier_signals';
const CARDS = 'atelier_cards';
const SESSIONS = 'atelier_sessions';
const MEDIA = 'atelier_media';
const RETRY_MS = 500;
const HEARTBEAT_MS = 5000;
/** A NOTIFY payload is limited to 8000 bytes; an id takes 39. */
const IDS_MAX = 100;

function* chunked(delivery: Delivery): Generator<Delivery> {
  if (!('to' in delivery)) yield delivery;
  else {
    for (let start = 0; start < delivery.to.length; start += IDS_MAX) {
      yield { ...delivery, to: delivery.to.slice(start, start + IDS_MAX) };
    }
  }
}

/** The transaction waits at its commit for every other one that publishes. */
async function publishAll(tx: Queryable, deliveries: Delivery[]): Promise<void> {
  const payloads = deliveries.flatMap((delivery) =>
    [...chunked(delivery)].map((part) => JSON.stringify(part)),
  );
  if (payloads.length === 0) return;
  await tx.execute(
    sql`select pg_notify(${SIGNALS}, payload) from unnest(${sql.param(payloads)}::text[]) as payload`,
  );
}

export async function openLive(connectionString: string, limits: DatabaseLimits, log: Logger): Promise<Live> {
  const listeners = new Set<(delivery: Delivery) => void>();
  const cardListeners: ((token: string) => void)[] = [];
  const changeListeners: ((token: string) => void)[] = [];
  const sessionListeners: ((sids: string[]) => void)[] = [];
  const mediaListeners: ((dropped: DroppedMedia) => void)[] = [];
  const gapListeners: (() => void)[] = [];
  const drainListeners: (() => void)[] = [];
  let client: pg.Client | null = null;
  let isClosed = false;

  function receive({ channel, payload }: pg.Notification): void {
    if (channel === CARDS) {
      for (const listener of cardListeners) listener(payload ?? '');
      return;
    }
    if (channel === SESSIONS) {
      const sids = JSON.parse(payload ?? '') as string[];
      for (const listener of sessionListeners) listener(sids);
      return;
    }
    if (channel === MEDIA) {
      const dropped = JSON.parse(payload ?? '') as DroppedMedia;
      for (const listener of mediaListeners) listener(dropped);
      return;
    }
    const delivery = JSON.parse(payload ?? '') as Delivery;
    for (const listener of listeners) listener(delivery);
  }

  async function connect(): Promise<void> {
    // A lost connection emits both 'error' and 'end'; the second one reconnects.
    const next = openClient(
      { connectionString },
      (error) => log.warn({ err: error }, 'live connection lost'),
      limits,
    );
    next.on('notification', receive);
    try {
      await next.connect();
      await next.query(`listen ${SIGNALS}; listen ${CARDS}; listen ${SESSIONS}; listen ${MEDIA}`);
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
  // A connection that only listens would not notice that the other end is gone.
  let isAsking = false;
  const heartbeat = setInterval(() => {
    if (isAsking) return;
    isAsking = true;
    const asked = client?.query('select 1').catch(() => {});
    void Promise.resolve(asked).finally(() => (isAsking = false));
  }, HEARTBEAT_MS).unref();
  return {
    publish: (tx, audience, signal) => publishAll(tx, [{ ...audience, signal }]),
    publishAll,
    async dropCards(tx) {
      const token = randomUUID();
      for (const listener of changeListeners) listener(token);
      await tx.execute(sql`select pg_notify(${CARDS}, ${token})`);
    },
    async endSessions(db, sids) {
      for (const listener of sessionListeners) listener(sids);
      for (let start = 0; start < sids.length; start += IDS_MAX) {
        const payload = JSON.stringify(sids.slice(start, start + IDS_MAX));
        await db.execute(sql`select pg_notify(${SESSIONS}, ${payload})`);
      }
    },
    async dropMedia(tx, dropped) {
      await tx.execute(sql`select pg_notify(${MEDIA}, ${JSON.stringify(dropped)})`);
    },
    onMediaDropped: (listener) => void mediaListeners.push(listener),
    onSessionsEnded: (listener) => void sessionListeners.push(listener),
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
      clearInterval(heartbeat);
      await client?.end();
    },
  };
}
