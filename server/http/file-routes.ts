/**
 * Files, which are not endpoints: what the API documentation says about them. Without /api/receipts/{id}/pdf, whose
 * template could mean the same as /api/receipts/verify/{code}.
 */
import * as z from 'zod/mini';
import { KEYS_PATH } from '#shared/certificates/contract.ts';
import type { Endpoint } from '#shared/http/endpoint.ts';
import type { ErrorCode } from '#shared/http/errors.ts';
import { Id, idParams } from '#shared/kernel/fields.ts';
import { logFilters } from '#shared/moderation/log/contract.ts';
import { FiguresCsvQuery, OFFICE_FIGURES_CSV } from '#shared/office/figures/contract.ts';
import { ORDER_ZIP } from '#shared/order-files/contract.ts';
import { CARD_PATH, cardParams } from '#shared/previews/contract.ts';
import { StatisticsQuery } from '#shared/statistics/contract.ts';

export interface FileRoute extends Pick<Endpoint, 'operationId' | 'access' | 'summary' | 'params' | 'query'> {
  /** All are GET. */
  path: string;
  /** Its content type; or what the redirect leads to. */
  answer: { type: string } | { redirect: string };
  errors: readonly ErrorCode[];
}

const IMAGE = { type: 'image/*' };
const CSV = { type: 'text/csv' };
/** Works for a minute, without the session. */
const LINK = 'A link to the file in the store, valid for one minute';
const fileParams = z.object({ id: Id, fileId: Id });

export const FILE_ROUTES: readonly FileRoute[] = [
  {
    operationId: 'getObject',
    path: '/objects/:id',
    access: 'member',
    summary: 'The image that an imageUrl names',
    params: idParams,
    answer: { redirect: 'Its largest public rendition, under /media' },
    errors: ['not_found'],
  },
  {
    operationId: 'getRendition',
    path: '/media/:uploadId/:file',
    access: 'public',
    summary: 'A rendition of an image: thumb.webp, card.webp or preview.webp',
    params: z.object({ uploadId: Id, file: z.string() }),
    answer: { type: 'image/webp' },
    errors: ['not_found'],
  },
  {
    operationId: 'getShareCard',
    path: CARD_PATH,
    access: 'public',
    summary: 'The share card of a page, by the address that its preview names',
    params: cardParams,
    answer: { type: 'image/jpeg' },
    errors: ['not_found', 'unavailable'],
  },
  {
    operationId: 'downloadArtwork',
    path: '/api/artworks/:id/download',
    access: 'member',
    summary: 'The image of a work: the original for its artist and its buyer',
    params: idParams,
    answer: IMAGE,
    errors: ['artwork_not_found', 'not_found'],
  },
  {
    operationId: 'getArtworkOriginal',
    path: '/api/artworks/:id/original',
    access: 'member',
    summary: 'The original of a work, for zooming',
    params: idParams,
    answer: IMAGE,
    errors: ['not_allowed', 'artwork_not_found', 'not_found'],
  },
  {
    operationId: 'downloadProjectFile',
    path: '/api/hire-projects/:id/files/:fileId',
    access: 'member',
    summary: 'A file of a project',
    params: fileParams,
    answer: { redirect: LINK },
    errors: ['not_allowed', 'project_not_found', 'not_found'],
  },
  {
    operationId: 'getProjectFilePreview',
    path: '/api/hire-projects/:id/files/:fileId/preview',
    access: 'member',
    summary: 'A small preview of a project’s file',
    params: fileParams,
    answer: { type: 'image/webp' },
    errors: ['not_allowed', 'project_not_found', 'not_found'],
  },
  {
    operationId: 'downloadExport',
    path: '/api/export/download',
    access: 'member',
    summary: "The member's data as a ZIP file, once it is ready",
    answer: { redirect: LINK },
    errors: ['export_not_found'],
  },
  {
    operationId: 'downloadOrderFiles',
    path: ORDER_ZIP,
    access: 'member',
    summary: 'The files of a purchase as one ZIP; for its buyer',
    params: idParams,
    answer: { type: 'application/zip' },
    errors: ['purchase_not_found', 'not_allowed', 'not_found', 'rate_limited'],
  },
  {
    operationId: 'getCertificateKeys',
    path: KEYS_PATH,
    access: 'public',
    summary: 'The public keys of certificates, old ones too, as a JWK set',
    answer: { type: 'application/json' },
    errors: [],
  },
  {
    operationId: 'exportStatisticsCsv',
    path: '/api/statistics/csv',
    access: 'member',
    summary: "The member's figures, one line per day and work",
    query: StatisticsQuery,
    answer: CSV,
    errors: ['invalid_request', 'not_allowed', 'rate_limited'],
  },
  {
    operationId: 'exportModerationLogCsv',
    path: '/api/moderation/log.csv',
    access: 'moderator',
    summary: 'What moderators and admins did, newest first',
    query: z.object(logFilters),
    answer: CSV,
    errors: ['invalid_request', 'not_allowed'],
  },
  {
    operationId: 'exportMoneyCsv',
    path: '/api/office/money.csv',
    access: 'admin',
    summary: 'The last 12 months of the ledger, one line per entry',
    answer: CSV,
    errors: ['not_allowed', 'rate_limited'],
  },
  {
    operationId: 'exportOfficeFiguresCsv',
    path: OFFICE_FIGURES_CSV,
    access: 'admin',
    summary: 'One figure of the gallery by day, week or month, newest first',
    query: FiguresCsvQuery,
    answer: CSV,
    errors: ['invalid_request', 'not_allowed'],
  },
];
