/**
 * Browsers report here what the content security policy blocked: an attack, an extension, or our own mistake. Nothing
 * else is known about the sender, so a report is only a line in the log.
 */
import express, { type RequestHandler, Router } from 'express';
import * as z from 'zod/mini';
import { AppError } from '#shared/http/errors.ts';
import type { Context } from '../context.ts';
import { pathOf } from './log.ts';
import { countRequest } from './rate-limits.ts';

export const CSP_REPORTS_PATH = '/api/csp-reports';
const MAX_BYTES = '16kb';
const MAX_REPORTS = 20;

const text = z.optional(z.string());
/** `report-uri`, which every browser knows. */
const Old = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
    'line-number': z.optional(z.number()),
  }),
});
/** `report-to`: several of them, perhaps with other kinds of reports. */
const New = z.array(
  z.object({
    type: z.string(),
    body: z.optional(
      z.object({
        documentURL: text,
        effectiveDirective: text,
        blockedURL: text,
        sourceFile: text,
        lineNumber: z.optional(z.nullable(z.number())),
      }),
    ),
  }),
);

interface Violation {
  directive: string | undefined;
  blocked: string | undefined;
  page: string | undefined;
  source: string | undefined;
  line: number | null | undefined;
}

function violationsIn(body: unknown): Violation[] {
  const old = z.safeParse(Old, body);
  if (old.success) {
    const report = old.data['csp-report'];
    return [
      {
        directive: report['effective-directive'] ?? report['violated-directive'],
        blocked: report['blocked-uri'],
        page: report['document-uri'],
        source: report['source-file'],
        line: report['line-number'],
      },
    ];
  }
  const reports = z.safeParse(New, body);
  if (!reports.success) throw new AppError('malformed_body');
  return reports.data.slice(0, MAX_REPORTS).flatMap(({ type, body: report }) =>
    type === 'csp-violation' && report
      ? [
          {
            directive: report.effectiveDirective,
            blocked: report.blockedURL,
            page: report.documentURL,
            source: report.sourceFile,
            line: report.lineNumber,
          },
        ]
      : [],
  );
}

const MAX_TEXT = 200;

/** Keeps the path of our own addresses and the origin of others: the rest could be someone's data. */
function withoutPersonalData(address: string | undefined, publicUrl: string): string | undefined {
  if (address === undefined || !URL.canParse(address)) return address?.slice(0, MAX_TEXT);
  const { origin, protocol, pathname } = new URL(address);
  if (origin === new URL(publicUrl).origin) return pathOf(pathname).slice(0, MAX_TEXT);
  return origin === 'null' ? protocol : origin.slice(0, MAX_TEXT);
}

export function cspReportsRouter(ctx: Context): Router {
  const { publicUrl } = ctx.config;
  const receive: RequestHandler = async (req, res) => {
    for (const { directive, line, ...addresses } of violationsIn(req.body)) {
      const [blocked, page, source] = [addresses.blocked, addresses.page, addresses.source].map((address) =>
        withoutPersonalData(address, publicUrl),
      );
      const csp = { directive: directive?.slice(0, MAX_TEXT), blocked, page, source, line };
      ctx.metrics.cspViolations.inc();
      req.log.warn({ csp }, 'csp violation');
    }
    res.status(204).end();
  };
  const router = Router();
  router.post(
    CSP_REPORTS_PATH,
    async (req, res, next) => {
      await countRequest(ctx.limits, 'report', req, res);
      next();
    },
    express.json({ limit: MAX_BYTES, type: ['application/csp-report', 'application/reports+json'] }),
    receive,
  );
  return router;
}
