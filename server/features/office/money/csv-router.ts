/** The ledger as a file for spreadsheets: one line per entry. */
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { Router } from 'express';
import QueryStream from 'pg-query-stream';
import { MONEY_CSV_PATH, MONTHS } from '#shared/office/money/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import { fromCents } from '#shared/kernel/money.ts';
import type { Context } from '#server/context.ts';
import { CSV, startCsv } from '#server/http/csv.ts';
import { track } from '#server/http/running.ts';
import { LEDGER } from './queries.ts';
import { monthStart } from './service.ts';

interface Line {
  at: Date;
  kind: string;
  reference: string;
  ownerKind: string | null;
  ownerId: string | null;
  account: string;
  memberId: string | null;
  cents: number;
}

const HEADS = ['Time', 'Movement', 'Provider id', 'For', 'Order or project', 'Account', 'Member', 'USD'];

async function* toCells(rows: AsyncIterable<Line>) {
  for await (const { at, kind, reference, ownerKind, ownerId, account, memberId, cents } of rows)
    yield [at, kind, reference, ownerKind, ownerId, account, memberId, fromCents(cents)];
}

export function moneyCsvRouter(ctx: Context): Router {
  const router = Router();
  // Each download keeps a connection to the database.
  let isRunning = false;
  router.get(MONEY_CSV_PATH, async (req, res) => {
    if (!req.member) throw new AppError('sign_in_required');
    if (req.member.role !== 'admin') throw new AppError('not_allowed');
    if (isRunning) throw new AppError('rate_limited');
    isRunning = true;
    try {
      const client = await ctx.pool.connect();
      const rows = client.query(new QueryStream(LEDGER, [monthStart(ctx.clock.now(), MONTHS - 1)]));
      startCsv(res, 'ledger.csv');
      const lines = stringify({ ...CSV, columns: HEADS });
      await track(pipeline(rows, toCells, lines, res)).finally(() => client.release());
    } finally {
      isRunning = false;
    }
  });
  return router;
}
