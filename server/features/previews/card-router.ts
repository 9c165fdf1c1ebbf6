/** Share cards. Who asks for one is asked about first, so a card is gone as soon as its page is. */
import { type Response, Router } from 'express';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { AppError } from '#shared/http/errors.ts';
import { UNIT_MM, sidesOf } from '#shared/artworks/sides.ts';
import { excerpt, usd } from '#shared/notices/letter.ts';
import { CARD_PATH, type Previewed, cardParams } from '#shared/previews/contract.ts';
import type { Context } from '#server/context.ts';
import type { Card } from '#server/documents/card.ts';
import { readPicture } from '#server/documents/picture.ts';
import { print } from '#server/documents/thread.ts';
import { sendProblem } from '#server/http/errors.ts';
import { allowAi } from '#server/http/robots.ts';
import { createByteCache, ensureRenditions } from '#server/features/uploads/public.ts';
import { uploadIdOf } from '#server/files/address.ts';
import type { Subject } from './queries.ts';
import { cardUrlOf, findSubject } from './service.ts';

const CACHE_BYTES = 32 * 2 ** 20;
/** At once: receipts and certificates wait for the same thread. */
const MAX_DRAWING = 6;
const RETRY_SECONDS = 5;
const JPEG_QUALITY = 86;
/** Twice as wide as a work is shown, or one of three. */
const PICTURE = { rendition: 'preview', widthPx: 900 } as const;
const PORTRAIT = { rendition: 'thumb', widthPx: 300 } as const;
const MAX_BIO = 90;
const FILE = /^[0-9a-f]{12}\.jpg$/;

const LABELS: Record<Previewed, string | null> = {
  artwork: null,
  profile: null,
  course: 'Course',
  collection: 'Collection',
};

function factsOf({ work, worksCount }: Subject): string | null {
  if (worksCount) return worksCount === 1 ? '1 work' : `${worksCount} works`;
  if (!work) return null;
  const { medium } = work;
  // Some artists write the size beside the medium.
  const isSaid = /\d\s*[x×]\s*\d/.test(medium ?? '');
  const sides = isSaid ? null : sidesOf(work);
  const size = sides && `${sides.map((mm) => mm / UNIT_MM.cm).join(' × ')} cm`;
  return [medium, size].filter(Boolean).join(', ') || null;
}

type Look = typeof PICTURE | typeof PORTRAIT;
/** A restored gallery makes renditions when they are asked for. */
async function read(ctx: Context, objectPath: string, look: Look) {
  const picture = await readPicture(ctx, objectPath, look);
  const uploadId = uploadIdOf(objectPath);
  if (picture || uploadId === null) return picture;
  await ensureRenditions(ctx, uploadId);
  return readPicture(ctx, objectPath, look);
}

async function toCard(ctx: Context, screen: Previewed, subject: Subject): Promise<Card> {
  const { title, artist, text, pictures, portrait, work } = subject;
  const found = await Promise.all(pictures.map(({ objectPath }) => read(ctx, objectPath, PICTURE)));
  return {
    layout: screen === 'artwork' || screen === 'profile' ? screen : 'list',
    label: LABELS[screen],
    title,
    byline: screen === 'profile' ? text && excerpt(text, MAX_BIO) : artist,
    facts: factsOf(subject),
    price: work?.price ? usd(work.price) : null,
    left:
      work?.price && work.editionSize !== null
        ? `${work.editionSize - work.soldNumbers} of ${work.editionSize} left`
        : null,
    isSold: work?.isSold ?? false,
    portrait: portrait === null ? null : await read(ctx, portrait, PORTRAIT),
    pictures: found.filter((picture) => picture !== null),
  };
}

interface Drawn {
  jpeg: Buffer;
  /** All its pictures could be read. */
  isWhole: boolean;
}

async function draw(ctx: Context, screen: Previewed, subject: Subject): Promise<Drawn> {
  const card = await toCard(ctx, screen, subject);
  const svg = await print({ kind: 'card', printed: card });
  const jpeg = await sharp(svg).jpeg({ quality: JPEG_QUALITY }).toBuffer();
  const isWhole =
    card.pictures.length === subject.pictures.length &&
    (card.portrait === null) === (subject.portrait === null);
  return { jpeg, isWhole };
}

const tagOf = (url: string): string => `"${url.split('/').at(-1)}"`;

function setHeaders(res: Response, url: string, { work }: Subject): void {
  if (work?.allowsAiTraining) allowAi(res);
  res.set({
    // Asked about each time: what is hidden now is gone now.
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    // Other sites show it; that is what it is for.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ETag: tagOf(url),
  });
}

export function cardRouter(ctx: Context): Router {
  const cards = createByteCache<Buffer>(CACHE_BYTES, (card) => card.length);
  const drawing = new Map<string, Promise<Drawn>>();
  /** Once, however many ask. */
  function drawOnce(url: string, screen: Previewed, subject: Subject): Promise<Drawn> {
    const known = drawing.get(url);
    if (known) return known;
    if (drawing.size >= MAX_DRAWING) throw new AppError('unavailable', { retryAfter: RETRY_SECONDS });
    const card = draw(ctx, screen, subject).finally(() => drawing.delete(url));
    drawing.set(url, card);
    return card;
  }
  const router = Router();
  router.get(CARD_PATH, async (req, res) => {
    const params = z.safeParse(cardParams, req.params);
    const find = async () =>
      params.success && FILE.test(params.data.file)
        ? findSubject(ctx, params.data.screen, params.data.id)
        : null;
    const subject = await find();
    if (!params.success || !subject) {
      sendProblem(res, new AppError('not_found'));
      return;
    }
    const { screen, id } = params.data;
    const url = cardUrlOf(screen, id, subject);
    if (url !== req.path) {
      res.set('Cache-Control', 'no-cache').redirect(302, url);
      return;
    }
    if (req.headers['if-none-match']?.includes(tagOf(url))) {
      setHeaders(res, url, subject);
      res.status(304).end();
      return;
    }
    const known = cards.get(url);
    const { jpeg, isWhole } = known ? { jpeg: known, isWhole: true } : await drawOnce(url, screen, subject);
    // Drawing takes a while, in which someone may have said no.
    if (!known && !(await find())) {
      sendProblem(res, new AppError('not_found'));
      return;
    }
    if (!known && isWhole) cards.set(url, jpeg);
    setHeaders(res, url, subject);
    // Without a picture it is only for now: the store may be back soon.
    if (!isWhole) res.set('Cache-Control', 'no-store').removeHeader('ETag');
    res.type('jpg').send(jpeg);
  });
  return router;
}
