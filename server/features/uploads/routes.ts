import { Router } from 'express';
import type * as z from 'zod/mini';
import { uploadEndpoints as endpoints } from '#shared/uploads/contract.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import { createUploadUrl, processImage } from './service.ts';

type UploadRequest = NonNullable<z.output<typeof endpoints.createUrl.body>>;
/** Videos have rows and keys of their own. */
export type CreateVideoUrl = (
  ctx: Context,
  userId: string,
  about: UploadRequest,
) => Promise<{ uploadURL: string }>;

export const uploadRoutes =
  (createVideoUrl: CreateVideoUrl) =>
  (ctx: Context): Router => {
    const router = Router();
    // One call for images and videos; the declared type decides.
    route(ctx, router, endpoints.createUrl, ({ body, actor }) =>
      body?.contentType?.startsWith('video/')
        ? createVideoUrl(ctx, actor.id, body)
        : createUploadUrl(ctx, actor, body),
    );
    route(ctx, router, endpoints.processImage, ({ body, actor }) =>
      processImage(ctx, actor.id, body.imageUrl),
    );
    return router;
  };
