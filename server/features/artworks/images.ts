/** Which pictures a work has after its first one, and what is refused. */
import type * as z from 'zod/mini';
import { type ArtworkEdit, SAME_PICTURE } from '#shared/artworks/contract.ts';
import type { ArtworkImageRow, ArtworkRow } from '#shared/artworks/tables.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context, Queryable } from '#server/context.ts';
import { objectPathOf, uploadIdOf } from '#server/files/address.ts';
import { holdQuota } from '#server/files/quota.ts';
import { attachUpload, detachUpload, processImage } from '#server/features/uploads/public.ts';
import { listFurther, setFurther } from './image-queries.ts';
import { viewOwner } from './picture-owner.ts';
import { measureAgain } from './palette/queries.ts';

type Wanted = NonNullable<z.output<typeof ArtworkEdit>['images']>;

const pathAt = (index: number): string => `images.${index}.imageUrl`;
const refuse = (index: number, message: string): AppError =>
  new AppError('invalid_request', { detail: message, issues: [{ path: pathAt(index), message }] });

/** One address a picture: the upload's URL and its object path name the same one. */
const keyOf = ({ imageUrl }: { imageUrl: string }): string => {
  const uploadId = uploadIdOf(imageUrl);
  return uploadId ? objectPathOf(uploadId) : imageUrl;
};

/** A refusal of one of several pictures says which one. */
async function sayingWhich<T>(index: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message } = error;
    throw new AppError(code, { detail: message, issues: [{ path: pathAt(index), message }], cause: error });
  }
}

/** Throws `invalid_request` unless they begin with the first picture and none is there twice. */
export function requireOrder(images: Wanted, first: string): void {
  const keys = images.map(keyOf);
  if (keys[0] !== keyOf({ imageUrl: first })) throw refuse(0, 'The first picture must stay first.');
  const twice = keys.findIndex((key, index) => keys.indexOf(key) < index);
  if (twice > 0) throw refuse(twice, SAME_PICTURE);
}

/** Slow work before the transaction, which asks for the quota. Throws what `processImage` throws. */
export async function prepareFurther(ctx: Context, memberId: string, images: Wanted): Promise<void> {
  for (const [index, { imageUrl }] of images.entries()) {
    if (index > 0) await sayingWhich(index, () => processImage(ctx, memberId, imageUrl));
  }
}

/** Of the first picture, which the form has a field of its own for. */
export const firstAltText = (images: Wanted | undefined, altText: string | undefined): string | null => {
  const given = images?.[0]?.altText;
  return (given === undefined ? altText : given) || null;
};

/** Alternative texts in one, for the search; null: there are none. */
const wordsOf = (rows: readonly Pick<ArtworkImageRow, 'altText'>[]): string | null =>
  rows.flatMap(({ altText }) => altText ?? []).join(' ') || null;

/** The pictures after the first one as they are to be, with new ones attached. */
async function attachNew(
  ctx: Context,
  tx: Queryable,
  userId: string,
  { images, now }: { images: Wanted; now: Map<string, ArtworkImageRow> },
) {
  const rows = [];
  for (const [index, image] of images.entries()) {
    if (index === 0) continue;
    const kept = now.get(keyOf(image));
    const altText = image.altText === undefined ? (kept?.altText ?? null) : image.altText || null;
    if (kept) rows.push({ ...kept, altText });
    else {
      const { objectPath, ...size } = await sayingWhich(index, () =>
        attachUpload(tx, viewOwner, { userId, imageUrl: image.imageUrl }),
      );
      rows.push({ ...size, imageUrl: objectPath, altText, createdAt: ctx.clock.now() });
    }
  }
  return rows;
}

/** Of a new work, before it is stored: how they are attached, and what is stored once it is there. */
export async function attachFurther(ctx: Context, tx: Queryable, userId: string, images: Wanted) {
  const rows = await attachNew(ctx, tx, userId, { images, now: new Map() });
  return {
    urls: rows.map(({ imageUrl }) => imageUrl),
    otherAltTexts: wordsOf(rows),
    store: (artworkId: string) => setFurther(tx, artworkId, rows),
  };
}

const FIXED = {
  hidden: 'The pictures of a hidden work can’t be changed.',
  sold: 'The pictures of a work can’t be changed once it’s sold or reserved.',
};

interface Change {
  images: Wanted;
  /** Someone bought it or a number of it, or may still pay. */
  isBought: boolean;
}

/**
 * Pictures are added, removed and moved, but the first one. Only alternative texts change once a buyer may rely on them. Throws
 * `image_fixed`.
 * @returns the alternative texts for the search
 */
export async function changeFurther(
  ctx: Context,
  tx: Queryable,
  artwork: ArtworkRow,
  { images, isBought }: Change,
): Promise<string | null> {
  if (keyOf(images[0]!) !== artwork.imageUrl) throw new AppError('image_fixed');
  requireOrder(images, artwork.imageUrl);
  const before = await listFurther(tx, artwork.id);
  const urls = images.slice(1).map(keyOf);
  const isSame = urls.length === before.length && before.every((row, index) => row.imageUrl === urls[index]);
  if (!isSame) {
    if (artwork.isHidden) throw new AppError('image_fixed', { detail: FIXED.hidden });
    if (artwork.soldAt !== null || isBought) throw new AppError('image_fixed', { detail: FIXED.sold });
  }
  const now = new Map(before.map((row) => [row.imageUrl, row]));
  if (urls.some((url) => !now.has(url))) await holdQuota(ctx, tx, viewOwner, artwork.userId);
  const rows = await attachNew(ctx, tx, artwork.userId, { images, now });
  for (const { imageUrl } of before) if (!urls.includes(imageUrl)) await detachUpload(tx, imageUrl);
  await setFurther(tx, artwork.id, rows);
  if (!isSame) {
    await measureAgain(tx, artwork.id);
    await ctx.events.emit(tx, 'artwork.pictures_changed', { artworkId: artwork.id });
  }
  return wordsOf(rows);
}

/** With the work; a job removes the files. */
export async function detachFurther(tx: Queryable, artworkId: string): Promise<void> {
  for (const { imageUrl } of await listFurther(tx, artworkId)) await detachUpload(tx, imageUrl);
}
