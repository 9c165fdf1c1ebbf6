/** Errors leave as problem details (RFC 9457), with messages meant for people only. */
import type { ErrorRequestHandler, Response } from 'express';
import { STATUS_CODES } from 'node:http';
import { AppError } from '#shared/http/errors.ts';
import { isOutage } from '../outage.ts';
import { noIndex } from './robots.ts';
import type { Problem } from '#shared/http/problem.ts';

export const problemOf = (error: AppError): Problem => ({
  type: `/api/docs#${error.code}`,
  title: STATUS_CODES[error.status] ?? 'Error',
  status: error.status,
  detail: error.message,
  code: error.code,
  ...(error.until ? { until: error.until.toISOString() } : {}),
  ...(error.decided ? { decided: { ...error.decided, at: error.decided.at.toISOString() } } : {}),
  ...(error.issues.length > 0 ? { errors: error.issues } : {}),
});

export function sendProblem(res: Response, error: AppError): void {
  const body = problemOf(error);
  if (error.retryAfter !== undefined) res.setHeader('Retry-After', String(error.retryAfter));
  if (error.status === 404) noIndex(res);
  res.setHeader('Cache-Control', 'no-store');
  res.status(error.status).type('application/problem+json').send(JSON.stringify(body));
}

/** What Express and the body parsers throw for an unreadable request: http-errors with a `type`. */
function fromParser(error: unknown): AppError | null {
  if (error instanceof URIError) return new AppError('invalid_request', { detail: 'This URL is invalid.' });
  const { type, status } = (error ?? {}) as { type?: string; status?: number };
  if (type === 'entity.too.large') return new AppError('payload_too_large');
  if (type === undefined || status === undefined || status < 400 || status > 499) return null;
  return new AppError('malformed_body');
}

/** Text that Postgres cannot store. Requests are checked before; this covers values derived from them. */
const BAD_TEXT = new Set(['22021', '22P05']);
const FOREIGN_KEY_VIOLATION = '23503';

function fromDatabase(error: unknown): AppError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string' && BAD_TEXT.has(code)) return new AppError('invalid_request', { cause });
    // What a row refers to was deleted at the same moment.
    if (code === FOREIGN_KEY_VIOLATION && cause.message.startsWith('insert'))
      return new AppError('not_found', { detail: 'This no longer exists.', cause });
  }
  return null;
}

/** Seconds until a caller should try again. */
const RETRY_AFTER = 5;

function fromOutage(error: unknown): AppError | null {
  return isOutage(error) ? new AppError('unavailable', { retryAfter: RETRY_AFTER, cause: error }) : null;
}

export const onError: ErrorRequestHandler = (error, req, res, next) => {
  const known =
    error instanceof AppError ? error : (fromParser(error) ?? fromDatabase(error) ?? fromOutage(error));
  if (!known) req.log.error({ err: error }, 'unexpected error');
  // Not what a member did wrong: a fault that has an answer.
  else if (known.code === 'unavailable' || (known !== error && known.cause))
    req.log.warn({ err: error }, known.code);
  if (res.headersSent) {
    next(error);
    return;
  }
  sendProblem(res, known ?? new AppError('internal'));
};
