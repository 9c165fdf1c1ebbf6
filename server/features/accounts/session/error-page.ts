/** The page for people if sign-in cannot start; programs get problem details. */
import { STATUS_CODES } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { BRAND } from '#shared/kernel/brand.ts';
import { AppError } from '#shared/http/errors.ts';

/** Contains nothing from the request. */
const render = (error: AppError): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="dark light" />
    <title>${STATUS_CODES[error.status] ?? 'Error'} · ${BRAND}</title>
  </head>
  <body>
    <main>
      <h1>Sign-in failed</h1>
      <p>${error.message}</p>
      <p><a href="/api/login">Try again</a> or <a href="/">go back to ${BRAND}</a>.</p>
    </main>
  </body>
</html>
`;

export const withErrorPage =
  (handle: (req: Request, res: Response) => Promise<void>): RequestHandler =>
  async (req, res) => {
    try {
      await handle(req, res);
    } catch (error) {
      const isForPerson = req.accepts(['json', 'html']) === 'html';
      if (!(error instanceof AppError) || !isForPerson) throw error;
      if (error.retryAfter !== undefined) res.set('Retry-After', String(error.retryAfter));
      res.set('Cache-Control', 'no-store').status(error.status).type('html').send(render(error));
    }
  };
