/** The table under a chart of the office as a file for spreadsheets. */
import { stringify } from 'csv-stringify/sync';
import { Router } from 'express';
import * as z from 'zod/mini';
import {
  FiguresCsvQuery,
  type GalleryFigures,
  OFFICE_FIGURES_CSV,
  type OfficeFigure,
} from '#shared/office/figures/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import { fromCents } from '#shared/kernel/money.ts';
import type { Context } from '#server/context.ts';
import { CSV, startCsv } from '#server/http/csv.ts';
import { readFigures } from './service.ts';

type Column = readonly [head: string, value: (row: GalleryFigures) => number | string];

const COLUMNS: Record<OfficeFigure, readonly Column[]> = {
  members: [
    ['Members', (row) => row.members],
    ['New', (row) => row.newMembers],
  ],
  works: [
    ['Works', (row) => row.works],
    ['New', (row) => row.newWorks],
  ],
  sales: [
    ['Works', (row) => row.sold],
    ['Sales (USD)', (row) => fromCents(row.salesCents)],
    ['Commission (USD)', (row) => fromCents(row.commissionCents)],
  ],
  premium: [
    ['Members', (row) => row.premium],
    ['Started', (row) => row.newPremium],
    ['Ended', (row) => row.endedPremium],
    ['Per month (USD)', (row) => fromCents(row.premiumCents)],
  ],
};

export function figuresCsvRouter(ctx: Context): Router {
  const router = Router();
  router.get(OFFICE_FIGURES_CSV, async (req, res) => {
    if (!req.member) throw new AppError('sign_in_required');
    if (req.member.role !== 'admin') throw new AppError('not_allowed');
    const query = z.safeParse(FiguresCsvQuery, req.query);
    if (!query.success) throw new AppError('invalid_request');
    const { unit, figure } = query.data;
    const { items } = await readFigures(ctx, unit);
    const columns = COLUMNS[figure];
    // At most 30 lines, so nothing is streamed.
    const lines = items.toReversed().map((row) => [row.start, ...columns.map(([, value]) => value(row))]);
    startCsv(res, `${figure}-by-${unit}.csv`);
    res.send(stringify(lines, { ...CSV, columns: ['First day (UTC)', ...columns.map(([head]) => head)] }));
  });
  return router;
}
