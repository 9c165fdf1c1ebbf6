/** The middleware in order; mounts every feature. */
import express, { type Express, type RequestHandler, Router } from 'express';
import type { Context } from './context.ts';
import { liveRouter } from './events/live-router.ts';
import { lastKnownSettings } from './features/settings/public.ts';
import { ENDPOINTS, FEATURES, RAW_ROUTES } from './features.ts';
import { refuseElsewhere } from './http/bearer.ts';
import { bySegment, outsideApi } from './http/by-segment.ts';
import { chain, chainUnder } from './http/chain.ts';
import { docsRouter } from './http/docs.ts';
import { cspReportsRouter } from './http/csp-reports.ts';
import { bodyDeadline } from './http/deadlines.ts';
import { onError } from './http/errors.ts';
import { FILE_ROUTES } from './http/file-routes.ts';
import { type ReadFirst, readFirst } from './http/first-answers.ts';
import { type Process, healthRouter } from './http/health.ts';
import { requestLog } from './http/log.ts';
import { countReads } from './http/rate-limits.ts';
import { noAi, robotsRouter } from './http/robots.ts';
import { nosniff, sameOriginOnly, securityHeaders } from './http/security.ts';
import { securityTxtRouter } from './http/security-txt.ts';
import { callerMiddleware } from './http/session.ts';
import { onUnknownPath } from './http/unknown-path.ts';
import { usableUrl } from './http/usable.ts';
import { measureRequests } from './metrics/measure.ts';
import { metricsRouter } from './metrics/metrics-router.ts';

const BODY_LIMIT = '256kb';
/** Half a megabyte of characters, with up to four bytes each. */
const CAPTIONS_BODY_LIMIT = '2mb';

const API = /^\/api(?:\/|$)/i;
const API_OR_FILES = /^\/(?:api|objects)(?:\/|$)/i;
const CAPTIONS = /^\/api\/videos\/[^/]+\/captions(?:\/|$)/i;

/** 'METHOD /path' */
const ROUTES = [...ENDPOINTS.map((e) => `${e.method} ${e.path}`), ...RAW_ROUTES];

/** Everything that needs the member: /api, which parses JSON, and /objects. */
function apiRoutes(ctx: Context): Router {
  const api = Router();
  const type = ['application/json', 'application/*+json'];
  const mounts = FEATURES.flatMap(({ endpoints, rawRoutes }) => [
    ...(rawRoutes?.mount ?? []),
    ...endpoints.map(({ mount }) => mount),
  ]);
  api.use(
    chain([
      // Matches the path instead of mounting, because contracts contain the full path.
      chainUnder(API, [
        sameOriginOnly(ctx.config),
        chainUnder(CAPTIONS, [express.json({ limit: CAPTIONS_BODY_LIMIT, type })]),
        express.json({ limit: BODY_LIMIT, type }),
      ]),
      chainUnder(API_OR_FILES, [callerMiddleware(ctx), countReads(ctx.limits)]),
      bySegment([docsRouter(ENDPOINTS, ctx), liveRouter(ctx), ...mounts.map((mount) => mount(ctx))]),
    ]),
  );
  api.use(refuseElsewhere);
  return api;
}

/** Creates the app with the middleware that every process needs, followed by `handlers`. */
function startApp(ctx: Context, process: Process, handlers: RequestHandler[]): Express {
  for (const { listen = [] } of FEATURES) for (const addListeners of listen) addListeners(ctx);
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', ctx.config.trustProxy);
  app.set('query parser', 'simple');
  // API responses and documents change every time; files have their own tags.
  app.set('etag', false);
  app.use(
    chain([
      ...(ctx.metrics.registry ? [measureRequests(ctx.metrics, ROUTES)] : []),
      requestLog(ctx.log),
      nosniff,
      noAi,
      usableUrl(ENDPOINTS, FILE_ROUTES),
      bodyDeadline(ctx.config.requestSeconds),
      bySegment([healthRouter(ctx, process), metricsRouter(ctx)]),
      ...handlers,
    ]),
  );
  return app;
}

/** Serves a process that only runs jobs. */
export function createWorkerApp(ctx: Context, options: { process: Process }): Express {
  const app = startApp(ctx, options.process, []);
  app.use(onUnknownPath([]));
  app.use(onError);
  return app;
}

/**
 * @param options.standIns routers of the stand-ins, mounted before any body is parsed
 * @param options.client makes what serves the single-page application
 */
export function createApp(
  ctx: Context,
  options: { standIns: Router[]; client: (read: ReadFirst) => RequestHandler; process: Process },
): Express {
  const open = FEATURES.flatMap(({ openRoutes }) => openRoutes?.mount ?? []);
  const robots = robotsRouter(async () => (await lastKnownSettings(ctx)).isPublic, ctx.config.publicUrl);
  const api = apiRoutes(ctx);
  const app = startApp(ctx, options.process, [
    bySegment([cspReportsRouter(ctx), ...open.map((mount) => mount(ctx))]),
    outsideApi(options.standIns),
    securityHeaders(ctx.config),
    bySegment([securityTxtRouter(ctx.config), robots]),
    api,
  ]);
  app.use(['/.well-known', '/robots.txt', '/api', '/media', '/objects'], onUnknownPath(ROUTES));
  app.use(options.client(readFirst(api, ctx.log)));
  app.use(onError);
  return app;
}
