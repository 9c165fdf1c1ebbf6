/** JSON logs: a request id on each line, no query strings, no headers, no bodies. */
import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { type Logger, pino } from 'pino';
import { pinoHttp } from 'pino-http';

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
  pino({
    level,
    redact,
    serializers: { err: describeError },
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
  });

const QUIET = /^\/(?:assets|media|demo|fonts|storage|sandbox|oidc|idp\/assets)\//;

type Addressed = { url?: string; originalUrl?: string };
/**
 * Without the query string, which contains sign-in codes, signatures and client secrets. Anyone with a form's
 * link can fill it in.
 */
const pathOf = ({ url, originalUrl }: Addressed): string =>
  (originalUrl ?? url ?? '').split('?', 1)[0]!.replace(/\blink_\w+/, 'link_...');

export const requestLog = (log: Logger): RequestHandler =>
  pinoHttp({
    logger: log,
    // Otherwise ours would get what pino's own serializers returned.
    wrapSerializers: false,
    genReqId: (_req, res) => {
      const id = randomUUID();
      res.setHeader('X-Request-Id', id);
      return id;
    },
    serializers: {
      req: (req: { id: string; method: string } & Addressed) => ({
        id: req.id,
        method: req.method,
        path: pathOf(req),
      }),
      res: (res: { statusCode: number }) => ({ status: res.statusCode }),
      err: describeError,
    },
    customLogLevel: (req, res, error) => {
      if (error || res.statusCode >= 500) return 'error';
      return QUIET.test(pathOf(req)) ? 'debug' : 'info';
    },
  }) as RequestHandler;
