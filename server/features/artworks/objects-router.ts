/**
 * `/objects/<id>`, the image path in API responses, for programs that follow it. Screens request renditions
 * directly.
 */
import { Router } from 'express';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { Id } from '#shared/kernel/fields.ts';
import { AppError } from '#shared/http/errors.ts';
import { renditionUrl } from '#shared/uploads/renditions.ts';
import { artworks } from '#shared/artworks/tables.ts';
import type { UploadRow } from '#shared/uploads/tables.ts';
import type { Context } from '#server/context.ts';
import { type Member, isModerator } from '#server/http/route.ts';
import { findUploadById, objectPathOf } from '#server/features/uploads/public.ts';
import { requireMember } from '#server/features/accounts/public.ts';
import { canViewArtwork } from './service.ts';

async function seesWorkOf(ctx: Context, member: Member, upload: UploadRow): Promise<boolean> {
  const [work] = await ctx.db
    .select({ id: artworks.id })
    .from(artworks)
    .where(and(eq(artworks.userId, upload.userId), eq(artworks.imageUrl, objectPathOf(upload.id))));
  return work !== undefined && canViewArtwork(ctx.db, member, work.id);
}

/** No response names the objects of avatars and covers, so only their owners and moderators may follow them. */
async function maySee(ctx: Context, member: Member, upload: UploadRow): Promise<boolean> {
  if (upload.userId === member.id) return upload.status !== 'issued';
  if (upload.status !== 'attached') return false;
  if (upload.purpose === 'artwork') return seesWorkOf(ctx, member, upload);
  if (upload.purpose === 'portfolio') {
    await requireMember(ctx.db, member, upload.userId);
    return true;
  }
  return isModerator(member);
}

export function objectsRouter(ctx: Context): Router {
  const router = Router();
  router.get('/objects/:id', async (req, res) => {
    const { member } = req;
    if (!member) throw new AppError('sign_in_required');
    const id = z.safeParse(Id, req.params.id);
    const upload = id.success ? await findUploadById(ctx, id.data) : null;
    if (!upload || !(await maySee(ctx, member, upload))) throw new AppError('not_found');
    res.set('Cache-Control', 'private, no-store');
    // The largest public rendition; larger files are downloads for those who may have them.
    res.redirect(302, ctx.config.assetUrl + renditionUrl(objectPathOf(upload.id), 'preview'));
  });
  return router;
}
