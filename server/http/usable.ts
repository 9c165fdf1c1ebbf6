/** Text that Postgres and its JSON cannot store: NUL and lone surrogates. */
import type { RequestHandler } from 'express';
import { AppError, type Issue } from '#shared/http/errors.ts';

const MESSAGE = 'This contains characters that aren’t allowed.';

/** Without recursion, because a body may be nested deeply. */
export function isUsable(value: unknown): boolean {
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string') {
      if (next.includes('\0') || !next.isWellFormed()) return false;
    } else if (typeof next === 'object' && next !== null) {
      for (const [key, part] of Object.entries(next)) left.push(key, part);
    }
  }
  return true;
}

/** Throws `invalid_request`. @param part the part of the request that `value` is */
export function requireUsable(part: string, value: unknown): void {
  if (isUsable(value)) return;
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const issues: Issue[] = fields
    .filter((field) => !isUsable(field))
    .map(([key]) => ({ path: isUsable(key) ? key : part, message: MESSAGE }));
  throw new AppError('invalid_request', {
    detail: MESSAGE,
    issues: issues.length > 0 ? issues : [{ path: part, message: MESSAGE }],
  });
}

/** For every URL, also those whose routes read them themselves. */
export const usableUrl: RequestHandler = (req, _res, next) => {
  next(
    req.url.includes('%00')
      ? new AppError('invalid_request', { detail: 'This URL contains a character that is not allowed.' })
      : undefined,
  );
};
