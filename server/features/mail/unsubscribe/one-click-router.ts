/** RFC 8058: a mail program posts to the link of List-Unsubscribe, without cookies. Following it by GET opens a page. */
import { Router } from 'express';
import { AppError } from '#shared/http/errors.ts';
import type { Context } from '#server/context.ts';
import { sendProblem } from '#server/http/errors.ts';
import { setUnsubscription } from './service.ts';

export function oneClickRouter(ctx: Context): Router {
  const router = Router();
  router.post('/unsubscribe/:token', async (req, res) => {
    try {
      await setUnsubscription(ctx, req.params.token, true);
      res.set('Cache-Control', 'no-store').status(204).end();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      sendProblem(res, error);
    }
  });
  return router;
}
