/** JSON logs: a request id on each line, no query strings, no headers, no bodies. */
import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { type Logger, pino } from 'pino';

/** A safety net: the code logs none of these, and if it did they would be removed. */
const SECRET_PATHS = [
  'password',
  'client_secret',
  'clientSecret',
  'secretKey',
  'token',
  'authorization',
  'cookie',
  'raw',
  'payload',
];
const redact = SECRET_PATHS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** A failed query's message ends with its values: addresses, secrets, anything people wrote. */
const withoutValues = (message: string): string => message.split('\nparams: ', 1)[0]!;

/** Provider errors contain requests and bodies; only what identifies them is kept. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, type, statusCode, requestId } = error as Error & Record<string, unknown>;
  return {
    name: error.name,
    message: withoutValues(error.message),
    stack: error.stack?.replace(error.message, () => withoutValues(error.message)),
    ...(code === undefined ? {} : { code }),
    ...(type === undefined ? {} : { type }),
    ...(statusCode === undefined ? {} : { statusCode }),
    ...(requestId === undefined ? {} : { requestId }),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

export const createLog = (level: string): Logger =>
  pino(
    {
      level,
      redact,
      serializers: { err: describeError },
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    // Requests do not wait for the disk; what is left is written at exit.
    pino.destination({ sync: false }),
  );

/** Asked several times a second by each proxy. A server that is stopping answers 503, which is no error. */
const CHECKS = new Set(['/api/health', '/api/ready']);
const QUIET = /^\/(?:assets|media|demo|fonts|storage|sandbox|oidc|idp\/assets)\//;

/**
 * Without the query string, which contains sign-in codes, signatures and client secrets. Anyone with a form's
 * link can fill it in.
 */
export const pathOf = (url: string): string => url.split('?', 1)[0]!.replace(/\blink_\w+/, 'link_...');

declare module 'express-serve-static-core' {
  interface Request {
    /** Names the request in each line. */
    log: () => Logger;
  }
}

/** One line when a request ends, whatever its answer; `req.log()` is for lines in between. */
export const requestLog = (log: Logger): RequestHandler => {
  // Its lines have a fixed shape: searching each for secrets costs more than writing it.
  const lines = log.child({}, { redact: [] });
  return (req, res, next) => {
    const since = performance.now();
    const id = randomUUID();
    const path = pathOf(req.url);
    const asked = { id, method: req.method, path };
    res.setHeader('X-Request-Id', id);
    req.log = () => log.child({ req: asked });
    res.on('close', () => {
      const isError = res.statusCode >= 500 && !CHECKS.has(path);
      const level = isError ? 'error' : CHECKS.has(path) || QUIET.test(path) ? 'debug' : 'info';
      const responseTime = Math.round(performance.now() - since);
      lines[level](
        { req: asked, res: { status: res.statusCode }, responseTime },
        res.writableFinished ? 'request completed' : 'request aborted',
      );
    });
    next();
  };
};
