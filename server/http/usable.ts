/** Text that Postgres and its JSON cannot store: NUL and lone surrogates. */
import type { RequestHandler } from 'express';
import type { Endpoint } from '#shared/http/endpoint.ts';
import { AppError, type Issue } from '#shared/http/errors.ts';
import type { FileRoute } from './file-routes.ts';
import { parseRoute } from './unknown-path.ts';

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

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

/**
 * For every URL, also those whose routes read them themselves. A path that cannot be read is a bad parameter of an
 * endpoint, and else the address of nothing: files declare no 400. A query matters only where one is read.
 */
export function usableUrl(
  endpoints: readonly Endpoint[],
  files: readonly Pick<FileRoute, 'path' | 'query'>[],
): RequestHandler {
  const known = [
    ...endpoints.map((e) => ({
      ...parseRoute(`${e.method} ${e.path}`),
      isEndpoint: true,
      isQueryRead: !!e.query,
    })),
    ...files.map((f) => ({ ...parseRoute(`GET ${f.path}`), isEndpoint: false, isQueryRead: !!f.query })),
  ];
  const refusalOf = (method: string, url: string): AppError | undefined => {
    const [path = '', query = ''] = url.split('?');
    const isPathBad = !isDecodable(path);
    if (!isPathBad && !query.includes('%00')) return undefined;
    const asked = method === 'HEAD' ? 'GET' : method;
    const found = known.find((one) => one.method === asked && one.pattern.test(path));
    if (isPathBad && !found?.isEndpoint) return new AppError('not_found');
    if (!isPathBad && found && !found.isQueryRead) return undefined;
    return new AppError('invalid_request', { detail: 'This URL contains a character that is not allowed.' });
  };
  return (req, _res, next) => next(refusalOf(req.method, req.url));
}
