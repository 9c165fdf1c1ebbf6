/** Image files of a work, for downloading and zooming. */
import { type Request, type Response, Router } from 'express';
import { and, eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import { Id } from '#shared/kernel/fields.ts';
import { AppError } from '#shared/http/errors.ts';
import { PAID_STATUSES } from '#shared/orders/states.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { purchases } from '#shared/orders/tables.ts';
import type { Context } from '#server/context.ts';
import { objectPathOf } from '#server/files/address.ts';
import { sendFile } from '#server/files/read.ts';
import { allowAi } from '#server/http/robots.ts';
import type { Member } from '#server/http/route.ts';
import { keepDelivered, openFile, type StoredRendition } from '#server/features/uploads/public.ts';
import { fileName } from './file-name.ts';
import { listPictureUrls } from './image-queries.ts';
import { downloadFor, mayHaveOriginal } from './policy.ts';
import { requireArtwork } from './service.ts';

/** `?image=<id>`: another picture of the work than its first. Throws `not_found`. */
async function findImage(
  ctx: Context,
  artworkId: string,
  { imageUrl }: { imageUrl: string },
  image: unknown,
) {
  if (image === undefined) return { imageUrl, index: 0 };
  const urls = await listPictureUrls(ctx.db, artworkId);
  const index = urls.findIndex((url) => typeof image === 'string' && url === objectPathOf(image));
  if (index === -1) throw new AppError('not_found');
  return { imageUrl: urls[index]!, index };
}

async function readWork(ctx: Context, req: Request): Promise<{ member: Member; work: Work }> {
  const { member } = req;
  if (!member) throw new AppError('sign_in_required');
  const id = z.safeParse(Id, req.params.id);
  if (!id.success) throw new AppError('artwork_not_found');
  const [work] = await ctx.db
    .select({
      title: artworks.title,
      userId: artworks.userId,
      imageUrl: artworks.imageUrl,
      isForSale: artworks.isForSale,
      editionSize: artworks.editionSize,
      soldAt: artworks.soldAt,
      allowsAiTraining: artworks.allowsAiTraining,
    })
    .from(artworks)
    .where(eq(artworks.id, id.data));
  if (!work) throw new AppError('artwork_not_found');
  const bought = await ctx.db.$count(
    purchases,
    and(
      eq(purchases.artworkId, id.data),
      eq(purchases.buyerId, member.id),
      inArray(purchases.status, [...PAID_STATUSES]),
    ),
  );
  // The buyer keeps access, whatever becomes of the work and its artist.
  if (bought === 0) await requireArtwork(ctx.db, member, id.data);
  else await keepDelivered(ctx, work.imageUrl);
  const image = await findImage(ctx, id.data, work, req.query['image']);
  return { member, work: { ...work, ...image, isBuyer: bought > 0 } };
}
interface Work {
  title: string;
  userId: string;
  imageUrl: string;
  /** The picture's place in the work; 0 for the first. */
  index: number;
  isForSale: boolean;
  editionSize: number | null;
  soldAt: Date | null;
  isBuyer: boolean;
  allowsAiTraining: boolean;
}

async function send(res: Response, work: Work, rendition: StoredRendition | null): Promise<void> {
  if (rendition && work.allowsAiTraining) allowAi(res);
  await sendFile(res, rendition);
}

export function artworkFilesRouter(ctx: Context): Router {
  const router = Router();
  router.get('/api/artworks/:id/download', async (req, res) => {
    const { member, work } = await readWork(ctx, req);
    const rendition = await openFile(ctx, work.imageUrl, downloadFor(member, work));
    if (rendition) res.attachment(fileName(work.title, rendition.contentType, work.index));
    await send(res, work, rendition);
  });
  router.get('/api/artworks/:id/original', async (req, res) => {
    const { member, work } = await readWork(ctx, req);
    if (!mayHaveOriginal(member, work)) throw new AppError('not_allowed');
    await send(res, work, await openFile(ctx, work.imageUrl, 'original'));
  });
  return router;
}
