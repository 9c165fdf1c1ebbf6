/** The order of middleware; mounts every feature. */
import express, { type Express, type RequestHandler, Router } from 'express';
import type { Context } from './context.ts';
import { adRoutes } from './features/ads/routes.ts';
import { artworkFilesRouter } from './features/artworks/files-router.ts';
import { objectsRouter } from './features/artworks/objects-router.ts';
import { artworkRoutes } from './features/artworks/routes.ts';
import { authRouter } from '#server/features/accounts/session/routes.ts';
import { feedRoutes } from '#server/features/discovery/feed/routes.ts';
import { searchRoutes } from '#server/features/discovery/search/routes.ts';
import { liveRouter } from './events/live-router.ts';
import { awardRoutes } from './features/awards/routes.ts';
import { commentRoutes } from '#server/features/artworks/comments/routes.ts';
import { courseRoutes } from './features/courses/routes.ts';
import { followRoutes } from './features/follows/routes.ts';
import { hireRoutes } from './features/hire/routes.ts';
import { hireDealRoutes } from '#server/features/hire/escrow/routes.ts';
import { hireReviewRoutes } from '#server/features/hire/reviews/routes.ts';
import { projectFilesRouter } from '#server/features/hire/files/files-router.ts';
import { hireWorkRoutes } from '#server/features/hire/milestones/routes.ts';
import { inspirationRoutes } from './features/inspiration/routes.ts';
import { messageRoutes } from './features/messages/routes.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { moderationRoutes } from './features/moderation/routes.ts';
import { payoutRoutes } from '#server/features/payments/payouts/routes.ts';
import { portfolioRoutes } from './features/portfolios/routes.ts';
import { purchaseRoutes } from '#server/features/orders/routes.ts';
import { webhookRouter } from '#server/features/payments/webhooks/webhook-router.ts';
import { receiptPdfRouter } from './features/receipts/pdf-router.ts';
import { receiptRoutes } from './features/receipts/routes.ts';
import { refundRoutes } from '#server/features/orders/refunds/routes.ts';
import { siteRoutes } from '#server/features/discovery/landing/routes.ts';
import { subscriptionRoutes } from '#server/features/premium/routes.ts';
import { supportRoutes } from './features/support/routes.ts';
import { mediaRouter } from './features/uploads/media-router.ts';
import { uploadRoutes } from './features/uploads/routes.ts';
import { userRoutes } from '#server/features/accounts/profile/routes.ts';
import { videoImportRoutes } from '#server/features/videos/imports/routes.ts';
import { videoRoutes } from './features/videos/routes.ts';
import { docsRouter } from './http/docs.ts';
import { onError } from './http/errors.ts';
import { healthRouter } from './http/health.ts';
import { requestLog } from './http/log.ts';
import { sameOriginOnly, securityHeaders } from './http/security.ts';
import { sessionMiddleware } from './http/session.ts';
import { onUnknownPath } from './http/unknown-path.ts';
import { usableUrl } from './http/usable.ts';
import { subscribeFeatures } from './subscriptions.ts';

const BODY_LIMIT = '256kb';
/** Half a megabyte of characters, whatever they are. */
const CAPTIONS_BODY_LIMIT = '2mb';

/** Everything that knows the member: /api, which reads JSON, and /objects. */
function apiRoutes(ctx: Context): Router {
  const api = Router();
  // By path, not by mounting the router there: contracts state their whole path.
  api.use('/api', sameOriginOnly(ctx.config));
  const type = ['application/json', 'application/*+json'];
  api.use('/api/videos/:id/captions', express.json({ limit: CAPTIONS_BODY_LIMIT, type }));
  api.use('/api', express.json({ limit: BODY_LIMIT, type }));
  api.use(['/api', '/objects'], sessionMiddleware(ctx));
  api.use(
    authRouter(ctx),
    liveRouter(ctx),
    receiptPdfRouter(ctx),
    artworkFilesRouter(ctx),
    objectsRouter(ctx),
    projectFilesRouter(ctx),
  );
  for (const feature of [
    userRoutes,
    followRoutes,
    moderationRoutes,
    artworkRoutes,
    feedRoutes,
    searchRoutes,
    commentRoutes,
    messageRoutes,
    notificationRoutes,
    awardRoutes,
    siteRoutes,
    uploadRoutes,
    videoRoutes,
    videoImportRoutes,
    purchaseRoutes,
    payoutRoutes,
    refundRoutes,
    receiptRoutes,
    supportRoutes,
    subscriptionRoutes,
    adRoutes,
    hireWorkRoutes,
    hireDealRoutes,
    hireReviewRoutes,
    portfolioRoutes,
    courseRoutes,
    inspirationRoutes,
    hireRoutes,
  ]) {
    api.use(feature(ctx));
  }
  return api;
}

/**
 * @param options.standIns routers of the stand-ins, mounted before any body is read
 * @param options.client serves the single-page application
 */
export function createApp(
  ctx: Context,
  options: { standIns: Router[]; client: RequestHandler; isDraining: () => boolean },
): Express {
  subscribeFeatures(ctx);
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', ctx.config.trustProxy);
  app.set('query parser', 'simple');
  app.use(requestLog(ctx.log));
  app.use(usableUrl);
  app.use(healthRouter(ctx.pool, options.isDraining));
  app.use(mediaRouter(ctx));
  for (const standIn of options.standIns) app.use(standIn);
  app.use(securityHeaders(ctx.config));
  app.use(docsRouter());
  app.use(webhookRouter(ctx));
  app.use(apiRoutes(ctx));
  app.use(['/api', '/media', '/objects'], onUnknownPath);
  app.use(options.client);
  app.use(onError);
  return app;
}
