import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import * as z from 'zod/mini';
import { LOG_CSV_PATH, logFilters } from '#shared/moderation/log/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context } from '#server/context.ts';
import { isModerator } from '#server/http/route.ts';
import { type LogFilters, type StoredLine, readLines } from './read-log.ts';

const PAGE = 1000;
const HEAD = ['at', 'actor', 'act', 'subject type', 'subject', 'reason', 'before', 'after'];

/** Quoted; a leading sign or tab would be a formula in a spreadsheet. */
const cell = (value: string): string => {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
};
const lineOf = (cells: string[]): string => `${cells.map(cell).join(',')}\r\n`;
const toCells = ({ at, actorId, act, subjectType, subjectId, reasonCode, before, after }: StoredLine) => [
  at.toISOString(),
  actorId,
  act,
  subjectType,
  subjectId,
  reasonCode ?? '',
  JSON.stringify(before),
  JSON.stringify(after),
];

/** Page by page, so that its size does not matter. */
async function* csvLines(ctx: Context, filters: LogFilters): AsyncGenerator<string> {
  yield lineOf(HEAD);
  let cursor: string | undefined;
  do {
    const { items, next } = await readLines(ctx, filters, { limit: PAGE, cursor });
    yield items.map((line) => lineOf(toCells(line))).join('');
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
    res.setHeader('Cache-Control', 'private, no-store');
    res.setHeader('Content-Disposition', 'attachment; filename="moderation-log.csv"');
    res.type('text/csv');
    await pipeline(csvLines(ctx, filters.data), res);
  });
  return router;
}
