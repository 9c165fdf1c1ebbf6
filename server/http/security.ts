/** Browser security: content security policy and same-origin mutations. */
import { randomBytes } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { AppError } from '#shared/http/errors.ts';
import type { Config } from '../config.ts';
import { hasBearer } from './bearer.ts';
import { CSP_REPORTS_PATH } from './csp-reports.ts';

const STRIPE = {
  script: ['https://js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};

const CSP = 'Content-Security-Policy';
const STYLES = "style-src 'self'";

/** What the product does not use is off, also for whatever might get into a page. */
const PERMISSIONS = [
  'accelerometer=()',
  'camera=(self)',
  'display-capture=()',
  'fullscreen=(self)',
  'geolocation=()',
  'gyroscope=()',
  'hid=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  `payment=(self "${STRIPE.script[0]}")`,
  'serial=()',
  'usb=()',
  'xr-spatial-tracking=()',
].join(', ');

/**
 * Headers that only a document needs. Lets libraries insert styles into it: inline scripts are never allowed.
 * @returns the nonce that the styles need
 */
export function prepareDocument(res: Response): string {
  res.setHeader('Permissions-Policy', PERMISSIONS);
  res.setHeader('Reporting-Endpoints', `csp="${CSP_REPORTS_PATH}"`);
  const nonce = randomBytes(16).toString('base64');
  res.setHeader(CSP, String(res.getHeader(CSP)).replace(STYLES, `${STYLES} 'nonce-${nonce}'`));
  return nonce;
}

/** The headers of a middleware that sets the same ones for every request. */
function headersOf(handler: RequestHandler): [string, string][] {
  const found: [string, string][] = [];
  const res = {
    setHeader: (name: string, value: string) => found.push([name, value]),
    removeHeader: () => {},
  };
  handler({} as Request, res as unknown as Response, () => {});
  return found;
}

/** Helmet with a strict policy; other origins are allowed only if configured. */
export function securityHeaders(config: Config): RequestHandler {
  const isHttps = config.publicUrl.startsWith('https:');
  const stripe = config.stripe ? STRIPE : { script: [], frame: [], connect: [] };
  const storage = config.s3?.endpoint
    ? [new URL(config.s3.endpoint).origin]
    : config.s3
      ? ['https://*.amazonaws.com']
      : [];
  const assets = config.assetUrl ? [new URL(config.assetUrl).origin] : [];
  // The stand-in's mailbox shows a message in a frame.
  const frames = [...stripe.frame, ...(config.mail || config.mailOff ? [] : ["'self'"])];
  const ownSockets = new URL(config.publicUrl).origin.replace(/^http/, 'ws');
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...stripe.script],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...assets],
        mediaSrc: ["'self'", 'blob:', ...storage, ...assets],
        fontSrc: ["'self'"],
        // Not every browser accepts 'self' for websockets.
        connectSrc: ["'self'", ownSockets, ...storage, ...stripe.connect],
        frameSrc: frames.length > 0 ? frames : ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        reportUri: [CSP_REPORTS_PATH],
        // Browsers send these over https alone, and then ignore the line above.
        ...(isHttps ? { reportTo: ['csp'], upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
  const constant = headersOf(headers as RequestHandler);
  return (_req, res, next) => {
    for (const [name, value] of constant) res.setHeader(name, value);
    next();
  };
}

/** For every answer, whoever writes it: files, stand-ins, errors. */
export const nosniff: RequestHandler = (_req, res, next) => {
  res.setHeader('X-Content-Type-Options', 'nosniff');
  next();
};

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
    // No other site can make a browser send a token.
    if (SAFE.has(req.method) || hasBearer(req.headers.authorization)) {
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
