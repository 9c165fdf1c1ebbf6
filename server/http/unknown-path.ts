/** Where the API ends: nothing is at this address, or it does not take this method. */
import type { RequestHandler } from 'express';
import { AppError } from '#shared/http/errors.ts';
import { sendProblem } from './errors.ts';

interface Known {
  pattern: RegExp;
  method: string;
}

/** As the router reads paths: letters of either case, and a slash at the end or none. */
function parseRoute(route: string): Known {
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
