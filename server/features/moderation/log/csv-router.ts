import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { Router } from 'express';
import * as z from 'zod/mini';
import { LOG_CSV_PATH, logFilters } from '#shared/moderation/log/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context } from '#server/context.ts';
import { CSV, startCsv } from '#server/http/csv.ts';
import { isModerator } from '#server/http/route.ts';
import { type LogFilters, type StoredLine, readLines } from './read-log.ts';

const PAGE = 1000;
const HEADS = ['at', 'actor', 'act', 'subject type', 'subject', 'reason', 'before', 'after'];

const toCells = ({ at, actorId, act, subjectType, subjectId, reasonCode, before, after }: StoredLine) => [
  at,
  actorId,
  act,
  subjectType,
  subjectId,
  reasonCode,
  JSON.stringify(before),
  JSON.stringify(after),
];

/** Page by page, so that its size does not matter. */
async function* linesOf(ctx: Context, filters: LogFilters) {
  let cursor: string | undefined;
  do {
    const { items, next } = await readLines(ctx, filters, { limit: PAGE, cursor });
    yield* items.map(toCells);
    cursor = next ?? undefined;
  } while (cursor !== undefined);
}

/** A file, not JSON: the lines of the log with the same filters. */
export function logCsvRouter(ctx: Context): Router {
  const router = Router();
  router.get(LOG_CSV_PATH, async (req, res) => {
    if (!req.member) throw new AppError('sign_in_required');
    if (!isModerator(req.member)) throw new AppError('not_allowed');
    const filters = z.safeParse(z.object(logFilters), req.query);
    if (!filters.success) throw new AppError('invalid_request');
    startCsv(res, 'moderation-log.csv');
    await pipeline(linesOf(ctx, filters.data), stringify({ ...CSV, columns: HEADS }), res);
  });
  return router;
}
