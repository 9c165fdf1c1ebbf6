import type { RequestHandler } from 'express';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Redirects a browser from another local host name to the public one, because cookies set for the first would
 * be missing at the second. Other names are left alone, since a proxy may use its own.
 */
export function canonicalHost(publicUrl: string): RequestHandler {
  const own = new URL(publicUrl);
  return (req, res, next) => {
    const host = req.get('host') ?? '';
    const came = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
    const isOtherName = came !== own.hostname && LOOPBACK.has(came) && LOOPBACK.has(own.hostname);
    if (req.method !== 'GET' || !isOtherName) {
      next();
      return;
    }
    res.set('Cache-Control', 'no-store');
    res.redirect(302, `${own.origin}${req.originalUrl}`);
  };
}
