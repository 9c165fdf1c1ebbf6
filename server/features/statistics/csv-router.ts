/** The figures as a file for spreadsheets: one line per day and work. */
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { PgDialect } from 'drizzle-orm/pg-core';
import { Router } from 'express';
import QueryStream from 'pg-query-stream';
import * as z from 'zod/mini';
import { StatisticsQuery } from '#shared/statistics/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context } from '#server/context.ts';
import { CSV, startCsv } from '#server/http/csv.ts';
import { track } from '#server/http/running.ts';
import type { Days } from './periods.ts';
import { workDays } from './queries.ts';
import { requireDays } from './service.ts';

/** Each download keeps a connection to the database. */
const MAX_AT_ONCE = 2;

interface WorkDay {
  n: number;
  title: string;
  views: number;
  likes: number;
  saves: number;
  offers: number;
  offers_accepted: number;
  offers_paid: number;
  checkouts: number;
  sold: number;
  earned_cents: number;
}

const HEADS = [
  'Day',
  'Final',
  'Work',
  'Views',
  'Likes',
  'Saves',
  'Offers',
  'Offers accepted',
  'Offers paid',
  'Checkouts started',
  'Sold',
  'Earned (USD)',
];

const lineOf = ({ days, bounds, settled }: Days, row: WorkDay) => [
  days[row.n - 1],
  bounds[row.n]! <= settled ? 'yes' : 'so far',
  row.title,
  row.views,
  row.likes,
  row.saves,
  row.offers,
  row.offers_accepted,
  row.offers_paid,
  row.checkouts,
  row.sold,
  row.earned_cents / 100,
];

export function statisticsCsvRouter(ctx: Context): Router {
  const router = Router();
  let running = 0;
  router.get('/api/statistics/csv', async (req, res) => {
    if (!req.member) throw new AppError('sign_in_required');
    const query = z.safeParse(StatisticsQuery, req.query);
    if (!query.success) throw new AppError('invalid_request');
    const days = await requireDays(ctx, req.member, query.data);
    if (running >= MAX_AT_ONCE) throw new AppError('rate_limited');
    running++;
    try {
      const client = await ctx.pool.connect();
      const { sql, params } = new PgDialect().sqlToQuery(workDays(req.member.id, days));
      const rows = client.query(new QueryStream(sql, params));
      startCsv(res, `statistics-${days.days[0]}-${days.days.at(-1)}.csv`);
      const lines = stringify({ ...CSV, columns: HEADS });
      const toLine = async function* (source: AsyncIterable<WorkDay>) {
        for await (const row of source) yield lineOf(days, row);
      };
      await track(pipeline(rows, toLine, lines, res)).finally(() => client.release());
    } finally {
      running--;
    }
  });
  return router;
}
