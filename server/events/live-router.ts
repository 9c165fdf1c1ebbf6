/** `GET /api/live`: one server-sent event stream per tab. */
import type { Request, Response } from 'express';
import { Router } from 'express';
import * as z from 'zod/mini';
import { LIVE_PATH, LiveQuery } from '#shared/kernel/live.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context } from '../context.ts';

/** Proxies close idle connections after a minute; the session is checked at the same interval. */
const HEARTBEAT_MS = 25_000;
/** Windows a member may have open; the oldest is closed beyond that. */
const MAX_STREAMS = 12;

interface Stream {
  memberId: string;
  sessionId: string;
  topic: string | undefined;
  res: Response;
}

export function liveRouter(ctx: Context): Router {
  const streams = new Set<Stream>();

  function remove(stream: Stream): void {
    streams.delete(stream);
    ctx.metrics.streams.set(streams.size);
  }
  function end(stream: Stream): void {
    remove(stream);
    stream.res.end();
  }

  ctx.live.listen((delivery) => {
    const { signal } = delivery;
    const frame = `event: ${signal.type}\ndata: ${JSON.stringify(signal)}\n\n`;
    for (const stream of streams) {
      const isRecipient =
        ('to' in delivery && delivery.to.includes(stream.memberId)) ||
        (delivery.topic !== undefined && delivery.topic === stream.topic);
      if (isRecipient) stream.res.write(frame);
    }
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
    ctx.metrics.streams.set(streams.size);
    res.on('close', () => remove(stream));
  }

  const router = Router();
  router.get(LIVE_PATH, open);
  return router;
}
