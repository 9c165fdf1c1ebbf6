import type { NextFunction, Request, RequestHandler, Response, Router } from 'express';

type Handler = RequestHandler & { stack?: Router['stack'] };

function runFrom(
  handlers: readonly Handler[],
  at: number,
  req: Request,
  res: Response,
  proceed: NextFunction,
): void {
  const handler = handlers[at];
  if (!handler) {
    proceed();
    return;
  }
  const fail = (error: unknown): void => proceed(error ?? new Error('Rejected promise'));
  try {
    const running: unknown = handler(req, res, (error?: unknown) => {
      if (error) proceed(error);
      else runFrom(handlers, at + 1, req, res, proceed);
    });
    if (running instanceof Promise) running.catch(fail);
  } catch (error) {
    fail(error);
  }
}

/** Combines middleware into one handler, because a router matches the path again for each. Errors go to the error handlers. */
export const chain = (handlers: readonly Handler[]): RequestHandler =>
  Object.assign(
    (req: Request, res: Response, next: NextFunction) => runFrom(handlers, 0, req, res, next),
    // Lists the mounted routes like a router does.
    { stack: handlers.flatMap(({ stack = [] }) => stack) },
  );

/** Like `chain`, but only for requests whose path matches. */
export function chainUnder(paths: RegExp, handlers: readonly Handler[]): RequestHandler {
  const all = chain(handlers);
  return Object.assign(
    ((req, res, next) => (paths.test(req.path) ? all(req, res, next) : next())) satisfies RequestHandler,
    { stack: (all as Handler).stack },
  );
}
