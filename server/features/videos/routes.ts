import { Router } from 'express';
import { videoEndpoints as endpoints } from '#shared/videos/contract.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import { readOwnVideo, rememberPosition, retryVideo, toVideoState } from './service.ts';
import { setCaptions } from './captions.ts';
import { abortMultipart, completeMultipart, createMultipart, listParts, signPart } from './multipart.ts';
import { acceptVideo, createForm, lendCredentials } from './upload.ts';

export function videoRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, endpoints.createMultipart, ({ body, actor }) => createMultipart(ctx, actor.id, body));
  route(ctx, router, endpoints.listParts, ({ params, query, actor }) =>
    listParts(ctx, actor.id, { ...params, ...query }),
  );
  route(ctx, router, endpoints.signPart, ({ params, query, actor }) =>
    signPart(ctx, actor.id, { ...params, ...query, partNumber: Number(params.partNumber) }),
  );
  route(ctx, router, endpoints.completeMultipart, ({ params, query, body, actor }) =>
    completeMultipart(ctx, actor.id, { ...params, ...query }, body.parts),
  );
  route(ctx, router, endpoints.abortMultipart, ({ params, query, actor }) =>
    abortMultipart(ctx, actor.id, { ...params, ...query }),
  );
  route(ctx, router, endpoints.params, ({ query, actor }) => createForm(ctx, actor.id, query));
  route(ctx, router, endpoints.sts, ({ actor }) => lendCredentials(ctx, actor.id));
  route(ctx, router, endpoints.accept, async ({ body, actor }) =>
    toVideoState(await acceptVideo(ctx, actor.id, body.videoUrl)),
  );
  route(ctx, router, endpoints.retry, async ({ params, actor }) =>
    toVideoState(await retryVideo(ctx, actor.id, params.id)),
  );
  route(ctx, router, endpoints.state, async ({ params, actor }) =>
    toVideoState(await readOwnVideo(ctx, actor.id, params.id)),
  );
  route(ctx, router, endpoints.setCaptions, async ({ params, body, actor }): Promise<undefined> => {
    await setCaptions(ctx, actor.id, params.id, body.text);
  });
  route(ctx, router, endpoints.remember, async ({ params, body, actor }): Promise<undefined> => {
    await rememberPosition(ctx, actor.id, params.id, body.seconds);
  });
  return router;
}
