/** Browser security: content security policy and same-origin mutations. */
import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { AppError } from '#shared/http/errors.ts';
import type { Config } from '../config.ts';

declare module 'express-serve-static-core' {
  interface Locals {
    /** For style elements inserted by libraries; inline scripts are never allowed. */
    styleNonce?: string;
  }
}

const STRIPE = {
  script: ['https://js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};

/** Helmet with a strict policy. Styles have a nonce per response; other origins are allowed only if configured. */
export function securityHeaders(config: Config): RequestHandler[] {
  const isHttps = config.publicUrl.startsWith('https:');
  const stripe = config.stripe ? STRIPE : { script: [], frame: [], connect: [] };
  const storage = config.s3?.endpoint
    ? [new URL(config.s3.endpoint).origin]
    : config.s3
      ? ['https://*.amazonaws.com']
      : [];
  const ownSockets = new URL(config.publicUrl).origin.replace(/^http/, 'ws');
  const nonce: RequestHandler = (_req, res, next) => {
    res.locals.styleNonce = randomBytes(16).toString('base64');
    next();
  };
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...stripe.script],
        styleSrc: [
          "'self'",
          (_req, res) => `'nonce-${(res as { locals?: { styleNonce?: string } }).locals?.styleNonce}'`,
        ],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:', ...storage],
        fontSrc: ["'self'"],
        // Not every browser accepts 'self' for websockets.
        connectSrc: ["'self'", ownSockets, ...storage, ...stripe.connect],
        frameSrc: stripe.frame.length > 0 ? stripe.frame : ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
  return [nonce, headers];
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The host in an Origin header, or null if unreadable. */
const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/** Whether an Origin header names this site, by its public name or the requested one. */
export function isOwnOrigin(config: Config, origin: string, askedHost: string | undefined): boolean {
  const host = hostOf(origin);
  return host !== null && (host === new URL(config.publicUrl).host || host === askedHost);
}

/**
 * Refuses mutations that another site triggered. Callers other than browsers send neither header and pass with
 * their cookie.
 */
export function sameOriginOnly(config: Config): RequestHandler {
  return (req, _res, next) => {
    if (SAFE.has(req.method)) {
      next();
      return;
    }
    const site = req.get('sec-fetch-site');
    const origin = req.get('origin');
    const isOwn = site ? site === 'same-origin' || site === 'none' : true;
    const isFromHere = origin === undefined || isOwnOrigin(config, origin, req.get('host'));
    next(isOwn && isFromHere ? undefined : new AppError('cross_site'));
  };
}
