/** Members who look, like, comment and hang up on a running gallery; remembers what it acknowledged. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { openStream } from '#server/testing/stream.ts';
import { insertMember, insertWork } from '#server/testing/process-shop.ts';

const WORKS = 8;
const PATIENCE_MS = 15_000;
/** One in this many requests is given up by its caller while it runs. */
const HANG_UP_EVERY = 15;

interface Sent {
  requests: number;
  /** What was neither answered nor given up, with the reason. */
  failures: string[];
  /** Ids of acknowledged comments. */
  comments: string[];
  /** By member and work: what the last answer said. Unknown while a like has no answer. */
  likes: Map<string, { memberId: string; artworkId: string; isLiked: boolean | null }>;
  /** Live streams that were opened, and signals they brought. */
  streams: number;
  signals: number;
}

export interface Load extends Sent {
  stop(): Promise<void>;
}

const pick = <T>(list: T[]): T => list[Math.floor(Math.random() * list.length)]!;

/** @param members how many act at once */
export async function startLoad(db: pg.Pool, url: string, members: number): Promise<Load> {
  const artist = await insertMember(db);
  const works = await Promise.all(Array.from({ length: WORKS }, () => insertWork(db, artist.id)));
  const sent: Sent = { requests: 0, failures: [], comments: [], likes: new Map(), streams: 0, signals: 0 };
  let isOpen = true;

  /** @returns null if it failed */
  async function ask<T>(path: string, cookie: string, body?: object): Promise<T | null> {
    sent.requests += 1;
    const what = `${body ? 'POST' : 'GET'} ${path}`;
    try {
      const answer = await fetch(url + path, {
        headers: { cookie, 'content-type': 'application/json' },
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (answer.ok) return JSON.parse(text) as T;
      sent.failures.push(`${what}: ${answer.status} ${text}`);
    } catch (error) {
      sent.failures.push(`${what}: ${String(error)} ${String((error as Error).cause)}`);
    }
    return null;
  }

  async function hangUp(cookie: string): Promise<void> {
    const path = pick(['/api/artworks', `/api/artworks/${pick(works)}`, '/api/notifications']);
    await fetch(url + path, {
      headers: { cookie },
      signal: AbortSignal.timeout(Math.ceil(Math.random() * 8)),
    })
      .then((answer) => answer.text())
      .catch(() => {});
  }

  async function act(): Promise<void> {
    const { id: memberId, cookie } = await insertMember(db);
    const steps = [
      () => ask('/api/artworks?limit=20', cookie),
      () => ask('/api/auth/user', cookie),
      () => ask(`/api/artworks/${pick(works)}/comments`, cookie),
      async () => {
        const artworkId = pick(works);
        const content = `Seen ${randomUUID()}`;
        const said = await ask<{ id: string }>(`/api/artworks/${artworkId}/comments`, cookie, { content });
        if (said) sent.comments.push(said.id);
      },
      async () => {
        const artworkId = pick(works);
        const like = { memberId, artworkId, isLiked: null as boolean | null };
        sent.likes.set(memberId + artworkId, like);
        const liked = await ask<{ isLiked: boolean }>(`/api/artworks/${artworkId}/like`, cookie, {});
        if (liked) like.isLiked = liked.isLiked;
      },
    ];
    for (let n = 0; isOpen; n++) {
      if (n % HANG_UP_EVERY === HANG_UP_EVERY - 1) await hangUp(cookie);
      else await pick<() => Promise<unknown>>(steps)();
    }
  }

  /** A tab: its stream ends with the process behind it, and is opened again a moment later. */
  async function watch(): Promise<void> {
    const { cookie } = await insertMember(db);
    while (isOpen) {
      try {
        const stream = await openStream(url, cookie, `artwork:${works[0]}`);
        if (stream.status === 200) sent.streams += 1;
        else sent.failures.push(`GET /api/live: ${stream.status}`);
        while (isOpen && !(await Promise.race([stream.ended.then(() => true), sleep(100)])));
        sent.signals += stream.signals.length;
        stream.close();
      } catch (error) {
        sent.failures.push(`GET /api/live: ${String(error)}`);
      }
      if (isOpen) await sleep(50);
    }
  }

  const running = [watch(), ...Array.from({ length: members }, act)];
  return Object.assign(sent, {
    async stop() {
      isOpen = false;
      await Promise.all(running);
    },
  });
}

/** What was acknowledged and is not in the database. */
export async function findLost(db: pg.Pool, { comments, likes }: Sent): Promise<string[]> {
  const { rows: kept } = await db.query<{ id: string }>('select id from comments where id = any($1)', [
    comments,
  ]);
  const { rows: liked } = await db.query<{ key: string }>(
    'select user_id::text || artwork_id::text as key from likes',
  );
  const [ids, keys] = [new Set(kept.map(({ id }) => id)), new Set(liked.map(({ key }) => key))];
  return [
    ...comments.filter((id) => !ids.has(id)).map((id) => `comment ${id}`),
    ...[...likes.values()]
      .filter(
        ({ memberId, artworkId, isLiked }) => isLiked !== null && keys.has(memberId + artworkId) !== isLiked,
      )
      .map(({ artworkId }) => `like of ${artworkId}`),
  ];
}
