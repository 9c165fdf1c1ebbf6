/** `GET /api/live`: one server-sent event stream per tab. */
import type { Request, Response } from 'express';
import { Router } from 'express';
import * as z from 'zod/mini';
import { LIVE_AGE_MS, LIVE_PATH, LiveQuery } from '#shared/kernel/live.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context } from '../context.ts';
import type { Delivery } from './live.ts';

/** Proxies close idle connections after a minute; the session is checked at the same interval. */
const HEARTBEAT_MS = 25_000;
/** Windows a member may have open; the oldest is closed beyond that. */
const MAX_STREAMS = 12;
/** Signals kept for streams that open late. */
const MAX_RECENT = 5000;

interface Stream {
  memberId: string;
  sessionId: string;
  topic: string | undefined;
  res: Response;
}

const frameOf = ({ signal }: Delivery): string =>
  `event: ${signal.type}\ndata: ${JSON.stringify(signal)}\n\n`;

const isFor = ({ memberId, topic }: Stream, delivery: Delivery): boolean =>
  ('to' in delivery && delivery.to.includes(memberId)) ||
  (delivery.topic !== undefined && delivery.topic === topic);

export function liveRouter(ctx: Context): Router {
  const streams = new Set<Stream>();
  /** The latest signals, oldest first, for streams that open after what they depend on was read. */
  const recent: { at: number; delivery: Delivery }[] = [];

  function remove(stream: Stream): void {
    streams.delete(stream);
    ctx.metrics.streams.set(streams.size);
  }
  function end(stream: Stream): void {
    remove(stream);
    stream.res.end();
  }

  ctx.live.listen((delivery) => {
    const now = performance.now();
    recent.push({ at: now, delivery });
    const old = recent.findIndex(({ at }) => now - at < LIVE_AGE_MS);
    recent.splice(0, Math.max(old, recent.length - MAX_RECENT));
    const frame = frameOf(delivery);
    for (const stream of streams) if (isFor(stream, delivery)) stream.res.write(frame);
  });
  const endAll = (): void => {
    for (const stream of streams) end(stream);
  };
  ctx.live.onSessionsEnded((sids) => {
    for (const stream of streams) if (sids.includes(stream.sessionId)) end(stream);
  });
  // Windows reconnect at once and refetch everything.
  ctx.live.onGap(endAll);

  /** Ends the streams of sessions that are over, and sends a heartbeat to the others. */
  async function sendHeartbeat(): Promise<void> {
    // Streams opened in the meantime are not checked.
    const checked = [...streams];
    if (checked.length === 0) return;
    const { rows } = await ctx.pool.query<{ sid: string }>(
      'select sid from sessions where sid = any($1) and expire > localtimestamp',
      [checked.map((stream) => stream.sessionId)],
    );
    const alive = new Set(rows.map((row) => row.sid));
    for (const stream of checked) {
      if (!streams.has(stream)) continue;
      if (alive.has(stream.sessionId)) stream.res.write(': still here\n\n');
      else end(stream);
    }
  }
  const heartbeat = setInterval(
    () =>
      void sendHeartbeat().catch((error: unknown) => ctx.log.warn({ err: error }, 'live heartbeat failed')),
    HEARTBEAT_MS,
  );
  heartbeat.unref();
  let isDraining = false;
  ctx.live.onDrain(() => {
    isDraining = true;
    clearInterval(heartbeat);
    endAll();
  });

  /** The stream does not wait for it. */
  function saveZone(sid: string, zone: string): void {
    ctx.pool
      .query('update sessions set time_zone = $2 where sid = $1 and time_zone is distinct from $2', [
        sid,
        zone,
      ])
      .catch((error: unknown) => ctx.log.warn({ err: error }, 'time zone of a session not written'));
  }

  function open(req: Request, res: Response): void {
    if (!req.member) throw new AppError('sign_in_required');
    const query = z.safeParse(LiveQuery, req.query);
    if (!query.success) throw new AppError('invalid_request');
    const memberId = req.member.id;
    const mine = [...streams].filter((stream) => stream.memberId === memberId);
    if (mine.length >= MAX_STREAMS) end(mine[0]!);
    res.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store, no-transform',
      // Nginx would buffer the events.
      'X-Accel-Buffering': 'no',
    });
    res.write('retry: 1000\n\n');
    if (isDraining) {
      // A browser opens it again, and so at another process; after an error status it would give up.
      res.end();
      return;
    }
    if (query.data.zone) saveZone(req.sid!, query.data.zone);
    const stream = { memberId, sessionId: req.sid!, topic: query.data.topic, res };
    streams.add(stream);
    const since = performance.now() - (query.data.age ?? 0);
    for (const { at, delivery } of recent)
      if (at >= since && isFor(stream, delivery)) res.write(frameOf(delivery));
    ctx.metrics.streams.set(streams.size);
    res.on('close', () => remove(stream));
  }

  const router = Router();
  router.get(LIVE_PATH, open);
  return router;
}
