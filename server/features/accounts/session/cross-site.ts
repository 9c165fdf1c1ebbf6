import type { Request } from 'express';

/** The host named by a header; null if absent, unreadable or 'null'. */
function hostIn(value: string | undefined): string | null {
  return value !== undefined && URL.canParse(value) ? new URL(value).host : null;
}

/**
 * True unless this site, the person (an address typed in) or a program caused the request. Browsers leave the first header
 * out over plain http, and a link may hide the second: a page asked for with neither could come from anywhere.
 */
export function isCrossSite(req: Request, publicUrl: string): boolean {
  const site = req.get('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const own = new Set([new URL(publicUrl).host, req.get('host')]);
  const sources = ['origin', 'referer'].map((name) => req.get(name)).filter((value) => value !== undefined);
  if (sources.length === 0) return req.get('accept')?.includes('text/html') ?? false;
  return sources.some((value) => !own.has(hostIn(value) ?? ''));
}
