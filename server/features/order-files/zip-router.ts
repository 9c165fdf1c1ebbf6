import { Buffer } from 'node:buffer';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import yazl from 'yazl';
import * as z from 'zod/mini';
import { Id } from '#shared/kernel/fields.ts';
import { AppError } from '#shared/http/errors.ts';
import { ORDER_ZIP } from '#shared/order-files/contract.ts';
import type { Context } from '#server/context.ts';
import { fileName } from '#server/features/artworks/public.ts';
import { type Part, findOrderFiles } from './service.ts';

/** Written while it is read. Pictures and PDFs do not get smaller. */
function zipOf(parts: Part[], mtime: Date): Readable {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as unknown as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  const how = { compress: false, mtime };
  for (const { name, content } of parts) {
    if (Buffer.isBuffer(content)) zip.addBuffer(content, name, how);
    else zip.addReadStream(content, name, how);
  }
  zip.end();
  return output;
}

/** A file, not JSON: everything the buyer of an order may have of it. */
export function orderZipRouter(ctx: Context): Router {
  const router = Router();
  router.get(ORDER_ZIP, async (req, res) => {
    if (!req.member) throw new AppError('sign_in_required');
    const id = z.safeParse(Id, req.params.id);
    if (!id.success) throw new AppError('purchase_not_found');
    await ctx.limits.take('payment', req.member.id);
    const { title, files } = await findOrderFiles(ctx, req.member, id.data);
    if (files.length === 0) throw new AppError('not_found');
    const parts: Part[] = [];
    // The PDFs first: once the first byte is sent, a refusal can't be said any more.
    for (const { open } of files.toReversed()) parts.push(await open());
    try {
      res.set({ 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' });
      res.attachment(fileName(title, 'application/zip'));
      await pipeline(zipOf(parts.toReversed(), ctx.clock.now()), res);
    } catch (error) {
      // The client has disconnected.
      if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    } finally {
      for (const { content } of parts) if (!Buffer.isBuffer(content)) (content as Readable).destroy();
    }
  });
  return router;
}
