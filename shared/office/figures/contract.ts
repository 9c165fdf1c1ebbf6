import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { Timestamp } from '#shared/kernel/fields.ts';

export const UNITS = ['day', 'week', 'month'] as const;
export type Unit = (typeof UNITS)[number];
/** Shown at once, the running one included. */
export const SHOWN: Record<Unit, number> = { day: 30, week: 12, month: 12 };

export const OFFICE_FIGURES = ['members', 'works', 'sales', 'premium'] as const;
export type OfficeFigure = (typeof OFFICE_FIGURES)[number];

export const OFFICE_FIGURES_CSV = '/api/office/figures/csv';

export const FiguresQuery = z.object({ unit: z._default(z.enum(UNITS), 'month') });
export const FiguresCsvQuery = z.extend(FiguresQuery, {
  figure: z._default(z.enum(OFFICE_FIGURES), 'sales'),
});

const GalleryFigures = z
  .object({
    /** The first day, of UTC: '2026-11-01'. Weeks begin on Monday. */
    start: z.string(),
    /** At the end. */
    members: z.int(),
    newMembers: z.int(),
    works: z.int(),
    newWorks: z.int(),
    sold: z.int(),
    salesCents: z.int(),
    commissionCents: z.int(),
    premium: z.int(),
    newPremium: z.int(),
    endedPremium: z.int(),
    /** What Premium brings a month, at the end. */
    premiumCents: z.int(),
  })
  .register(z.globalRegistry, { id: 'GalleryFigures' });
export type GalleryFigures = z.output<typeof GalleryFigures>;

export const officeFiguresEndpoints = {
  read: endpoint({
    method: 'GET',
    operationId: 'getOfficeFigures',
    path: '/api/office/figures',
    access: 'admin',
    summary: 'Members, works, sales and Premium over time, oldest first; the last period is still running',
    query: FiguresQuery,
    status: 200,
    response: z.object({ asOf: Timestamp, items: z.array(GalleryFigures) }),
    errors: [],
  }),
};
