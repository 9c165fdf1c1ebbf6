import type { Request } from 'express';

/** The host named by a header; null if absent, unreadable or 'null'. */
function hostIn(value: string | undefined): string | null {
  return value !== undefined && URL.canParse(value) ? new URL(value).host : null;
}

/** True if another site caused the request: a link, an image, a form or a frame there. */
export function isCrossSite(req: Request, publicUrl: string): boolean {
  const site = req.get('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const own = new Set([new URL(publicUrl).host, req.get('host')]);
  return ['origin', 'referer'].some(
    (name) => req.get(name) !== undefined && !own.has(hostIn(req.get(name)) ?? ''),
  );
}
