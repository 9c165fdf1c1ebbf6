/** The figures as a file for spreadsheets: one line per day and work. */
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { Router } from 'express';
import QueryStream from 'pg-query-stream';
import * as z from 'zod/mini';
import { StatisticsQuery } from '#shared/statistics/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context } from '#server/context.ts';
import { track } from '#server/http/running.ts';
import { WORK_DAYS } from './queries.ts';
import { requireDays } from './service.ts';

/** Each download keeps a connection to the database. */
const MAX_AT_ONCE = 2;

interface WorkDay {
  n: number;
  title: string;
  views: number;
  likes: number;
  saves: number;
  checkouts: number;
  sold: number;
  earnedCents: number;
}

const HEADS = ['Day', 'Work', 'Views', 'Likes', 'Saves', 'Checkouts started', 'Sold', 'Earned (USD)'];

export function statisticsCsvRouter(ctx: Context): Router {
  const router = Router();
  let running = 0;
  router.get('/api/statistics/csv', async (req, res) => {
    if (!req.member) throw new AppError('sign_in_required');
    const query = z.safeParse(StatisticsQuery, req.query);
    if (!query.success) throw new AppError('invalid_request');
    const { days, bounds, minutes } = await requireDays(ctx, req.member, query.data);
    if (running >= MAX_AT_ONCE) throw new AppError('rate_limited');
    running++;
    try {
      const client = await ctx.pool.connect();
      const rows = client.query(
        new QueryStream(WORK_DAYS, [req.member.id, bounds, minutes, bounds[0], bounds.at(-1)]),
      );
      res.setHeader('Cache-Control', 'private, no-store');
      res.setHeader('Content-Disposition', `attachment; filename="statistics-${days[0]}-${days.at(-1)}.csv"`);
      res.type('text/csv');
      const lines = stringify({ header: true, columns: HEADS, bom: true, escape_formulas: true });
      const toLine = async function* (source: AsyncIterable<WorkDay>) {
        for await (const { n, title, views, likes, saves, checkouts, sold, earnedCents } of source)
          // Numbers stay numbers: only text can be a formula.
          yield [days[n - 1], title, views, likes, saves, checkouts, sold, earnedCents / 100];
      };
      await track(pipeline(rows, toLine, lines, res)).finally(() => client.release());
    } finally {
      running--;
    }
  });
  return router;
}
