/** The built client: precompressed assets, and one document for every screen. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type RequestHandler, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { type Rates, keptPercent } from '#shared/kernel/commission.ts';
import { type ScreenName, screenAt } from '#shared/kernel/screens.ts';
import { ROOT } from '../root.ts';
import type { ReadFirst } from './first-answers.ts';
import { elementsOf, firstPaint } from './first-paint.ts';
import { withPreview } from './preview-head.ts';
import { type PreloadLinks, preloadsFrom } from './preloads.ts';
import { noIndex } from './robots.ts';
import { prepareDocument } from './security.ts';
import { hasSession } from './session.ts';

const DIST = path.join(ROOT, 'dist/client');
/** Placeholders in index.html: the response's nonce, whether the browser sent a session, ASSET_URL, which frame, links. */
const NONCE = '__STYLE_NONCE__';
const SESSION = '__SESSION__';
const FRAME = '__FRAME__';
const ASSETS = '__ASSETS__';
const PRELOADS = '<!--preloads-->';
const VIEW = '<!--view-->';
const ANSWERS = '<!--answers-->';
/** What sellers keep, in the description; commission rates and the Premium price, for the first paint. */
const KEPT = '__KEPT__';
const PRICES = '__PRICES__';
/** Without the product's navigation. */
const BARE: ReadonlySet<ScreenName> = new Set(['unsubscribe', 'sandboxMail']);

/** What the document says of this installation. */
export interface Site {
  publicUrl: string;
  assetUrl: string;
  prices: () => Promise<Rates & { premiumPrice: string; isPublic?: boolean }>;
  /** Whether it takes payments. */
  isSelling: boolean;
  /** Whether Premium unlocks any course. */
  hasPremiumCourses: () => boolean;
}

/** Pictures that are in the document are shown before any script, which does not take their share of a slow line. */
const afterPictures = (html: string): string =>
  html.replaceAll(/<(?:link rel="modulepreload"|script type="module")/g, '$& fetchpriority="low"');

/** The document for a path: 404 for unknown paths, whose screen is part of it, and where a router before it said so. */
export const sendDocument =
  (
    { publicUrl, assetUrl, prices, isSelling, hasPremiumCourses }: Site,
    html: () => string | Promise<string>,
    preloads: PreloadLinks = () => '',
    read: ReadFirst = async () => null,
  ): RequestHandler =>
  async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      next();
      return;
    }
    const screen = screenAt(req.path);
    const isMember = hasSession(req.headers.cookie);
    const { commissionRate, premiumCommissionRate, premiumPrice, isPublic = false } = await prices();
    const painted = { isMember, host: assetUrl, isPublicGallery: isPublic };
    const first = await firstPaint(req, painted, read);
    const named = [
      commissionRate,
      premiumCommissionRate,
      premiumPrice,
      !isSelling && 'off',
      !hasPremiumCourses() && 'no-courses',
      isPublic && 'public',
    ];
    const document = (await html()).replace(
      PRELOADS,
      () => first.links + preloads(req.url, isMember, Object.keys(first.answers)),
    );
    const body = (first.view ? afterPictures(document) : document)
      .replace(KEPT, keptPercent(commissionRate))
      .replace(PRICES, named.filter(Boolean).join(' '))
      .replaceAll(NONCE, prepareDocument(res))
      .replace(ASSETS, assetUrl)
      .replace(SESSION, isMember ? 'maybe' : 'none')
      .replace(
        FRAME,
        !isMember || (screen && BARE.has(screen)) ? 'visitor' : screen === 'artwork' ? 'wide' : 'member',
      )
      .replace(VIEW, () => first.view)
      .replace(ANSWERS, () => elementsOf(first.answers));
    if (!screen) res.status(404);
    if (res.statusCode === 404) noIndex(res);
    res
      // It says whether there is a session: no shared cache may keep it.
      .setHeader('Cache-Control', 'private, no-cache')
      .setHeader('Vary', 'Cookie')
      .type('html')
      // Last: what members wrote is never searched for placeholders.
      .send(first.preview ? withPreview(body, first.preview, publicUrl + req.path) : body);
  };

/**
 * Files have a dot in their names, so that a screen is not looked for on the disk first. Of a malformed path the file
 * server would answer itself, in plain text.
 */
function mayBeFile(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname).includes('.');
  } catch {
    return false;
  }
}

export function builtClient(site: Site, read: ReadFirst): Router {
  const html = readFileSync(path.join(DIST, 'index.html'), 'utf8');
  const router = Router();
  const files = expressStaticGzip(DIST, {
    index: false,
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    serveStatic: {
      redirect: false,
      setHeaders: (res, file) => {
        const isHashed = file.includes(`${path.sep}assets${path.sep}`);
        res.setHeader(
          'Cache-Control',
          isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
      },
    },
  });
  router.use((req, res, next) => (mayBeFile(req.path) ? files(req, res, next) : next()));
  router.use(sendDocument(site, () => html, preloadsFrom(DIST), read));
  return router;
}
