import { type RequestHandler, Router } from 'express';

/** '/api/artworks/:id' -> 'artworks', '/objects/:id' -> 'objects'; undefined if it starts with a parameter. */
const segmentOf = (path: string): string | undefined =>
  /^\/(?:api\/)?([^/:?]+)/i.exec(path)?.[1]?.toLowerCase();

/** The segments of a router's routes; null if it has middleware, which may concern any path. */
function segmentsOf(router: Router): Set<string> | null {
  const paths = router.stack.map((layer) => layer.route && segmentOf(layer.route.path));
  return paths.every((segment) => segment !== undefined) ? new Set(paths) : null;
}

/**
 * A router tries its routes one after another, so each request passes only the routers that have a route under its
 * first segment after '/api'.
 */
export function bySegment(routers: Router[]): RequestHandler {
  const table = new Map<string, Router>();
  const others = Router();
  for (const router of routers) {
    const segments = segmentsOf(router);
    if (!segments) others.use(router);
    for (const segment of segments ?? []) {
      const known = table.get(segment) ?? Router();
      // Adds the routes, not the router, to save one layer per request.
      known.stack.push(...router.stack.filter(({ route }) => route && segmentOf(route.path) === segment));
      table.set(segment, known);
    }
  }
  const dispatch: RequestHandler = (req, res, next) => {
    const own = table.get(segmentOf(req.path) ?? '');
    const orOthers = (error?: unknown): void => {
      if (error || others.stack.length === 0) next(error);
      else void others(req, res, next);
    };
    if (own) void own(req, res, orOthers);
    else orOthers();
  };
  // Lists the mounted routes like a router does.
  return Object.assign(dispatch, { stack: routers.flatMap(({ stack }) => stack) });
}

/** For routers of which nothing is under '/api': its requests do not pass them. */
export function outsideApi(routers: Router[]): RequestHandler {
  const all = Router();
  for (const router of routers) all.use(router);
  return (req, res, next) => (req.path.startsWith('/api/') ? next() : all(req, res, next));
}
