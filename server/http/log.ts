/** JSON logs: a request id on each line, no query strings, no headers, no bodies. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { type DestinationStream, type Logger, pino } from 'pino';

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

/** The request that is being answered, for lines written far below it. */
const current = new AsyncLocalStorage<{ req: { id: string; method: string; path: string } }>();

/** Written together: a write for each line costs more than making it. */
const BATCH_BYTES = 8192;
const BATCH_MS = 250;

/**
 * @param destination standard output if absent: requests do not wait for it, and what is left is written at exit, unless
 * the process is killed
 */
export const createLog = (
  level: string,
  destination: DestinationStream = pino.destination({
    sync: false,
    minLength: BATCH_BYTES,
    periodicFlush: BATCH_MS,
  }),
): Logger =>
  pino(
    {
      level,
      // A copy, because the line's own fields are added to it.
      mixin: () => ({ ...current.getStore() }),
      redact,
      serializers: { err: describeError },
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination,
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
    log: Logger;
  }
}

/** One line when a request ends, whatever its answer. Lines in between name the request, too. */
export const requestLog = (log: Logger): RequestHandler => {
  // Its lines have a fixed shape: searching each for secrets costs more than writing it.
  const lines = log.child({}, { redact: [] });
  return (req, res, next) => {
    const since = performance.now();
    const id = randomUUID();
    const path = pathOf(req.url);
    const asked = { id, method: req.method, path };
    res.setHeader('X-Request-Id', id);
    req.log = log;
    res.on('close', () => {
      const isError = res.statusCode >= 500 && !CHECKS.has(path);
      const level = isError ? 'error' : CHECKS.has(path) || QUIET.test(path) ? 'debug' : 'info';
      const responseTime = Math.round(performance.now() - since);
      lines[level](
        { req: asked, res: { status: res.statusCode }, responseTime },
        res.writableFinished ? 'request completed' : 'request aborted',
      );
    });
    current.run({ req: asked }, next);
  };
};
