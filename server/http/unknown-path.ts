/** The end of the API: unknown address, or wrong method. */
import type { RequestHandler } from 'express';
import { AppError } from '#shared/http/errors.ts';
import { sendProblem } from './errors.ts';

interface Known {
  pattern: RegExp;
  method: string;
}

/** Matched like the router does: case-insensitive, with or without a trailing slash. */
export function parseRoute(route: string): Known {
  const [method = '', path = ''] = route.split(' ');
  return { method, pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replaceAll('.', '\\.')}/?$`, 'i') };
}

function methodsAt(known: Known[], path: string): string[] {
  const methods = new Set(known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method));
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods].sort();
}

/** @param routes 'METHOD /path' of all that is mounted */
export const onUnknownPath = (routes: string[]): RequestHandler => {
  const known = routes.map(parseRoute);
  return (req, res) => {
    const methods = methodsAt(known, req.originalUrl.split('?')[0]!);
    if (methods.length === 0 || methods.includes(req.method)) {
      sendProblem(res, new AppError('not_found'));
      return;
    }
    res.setHeader('Allow', methods.join(', '));
    sendProblem(res, new AppError('method_not_allowed'));
  };
};
