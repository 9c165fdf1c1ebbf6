import { Router } from 'express';
import { AppError } from '#shared/http/errors.ts';
import type { Context } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';

/**
 * The route of a document's file, for members.
 * @param path with one parameter @param read throws what the member is told instead
 */
export function pdfRouter(
  path: `${string}/:${string}/pdf`,
  read: (ctx: Context, member: Member, parameter: string) => Promise<{ number: string; file: Buffer }>,
) {
  return (ctx: Context): Router => {
    const router = Router();
    router.get(path, async (req, res) => {
      if (!req.member) throw new AppError('sign_in_required');
      const [parameter] = Object.values(req.params) as [string];
      const { number, file } = await read(ctx, req.member, parameter);
      res.setHeader('Cache-Control', 'private, no-store');
      res.attachment(`${number}.pdf`).type('application/pdf').send(file);
    });
    return router;
  };
}
