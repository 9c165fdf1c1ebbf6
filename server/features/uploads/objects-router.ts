/**
 * `/objects/<id>`, the image path in API responses, for programs that follow it. Screens request renditions
 * directly.
 */
import { Router } from 'express';
import * as z from 'zod/mini';
import { Id } from '#shared/kernel/fields.ts';
import { AppError } from '#shared/http/errors.ts';
import { renditionUrl } from '#shared/uploads/renditions.ts';
import type { UploadRow } from '#shared/uploads/tables.ts';
import type { Context } from '#server/context.ts';
import { objectPathOf } from '#server/files/address.ts';
import type { Member } from '#server/http/route.ts';
import { type PictureOwners, isPrivate } from './picture-owner.ts';
import { findUploadById } from './renditions.ts';

export const objectsRouter = (owners: PictureOwners) => (ctx: Context) => {
  async function maySee(member: Member, upload: UploadRow): Promise<boolean> {
    if (upload.userId === member.id) return upload.status !== 'issued';
    return upload.status === 'attached' && owners[upload.purpose].mayRead(ctx, member, upload);
  }
  const router = Router();
  router.get('/objects/:id', async (req, res) => {
    const { member } = req;
    if (!member) throw new AppError('sign_in_required');
    const id = z.safeParse(Id, req.params.id);
    const upload = id.success ? await findUploadById(ctx, id.data) : null;
    if (!upload || !(await maySee(member, upload))) throw new AppError('not_found');
    res.set('Cache-Control', 'private, no-store');
    // The largest public rendition; larger files are downloads for those who may have them.
    // Of one that is not public only this host knows who asks.
    const host = upload.status === 'attached' && !isPrivate(upload.purpose) ? ctx.config.assetUrl : '';
    res.redirect(302, host + renditionUrl(objectPathOf(upload.id), 'preview'));
  });
  return router;
};
