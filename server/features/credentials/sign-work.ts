/** Writes the signed files of one picture of a work. */
import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Said } from '#shared/credentials/tables.ts';
import { IMAGE_MAX_BYTES } from '#shared/kernel/limits.ts';
import { displayName } from '#shared/kernel/names.ts';
import type { Making } from '#shared/artworks/contract.ts';
import type { Context } from '#server/context.ts';
import {
  SIGNED_NAMES,
  type SignedName,
  manifestKey,
  originalKey,
  renditionKey,
  signedKey,
} from '#server/features/uploads/public.ts';
import type { Credentials } from '#server/providers/credentials/credentials.ts';
import { type SignablePicture, markSigned, readPicture, readWork } from './queries.ts';

/** https://cv.iptc.org/newscodes/digitalsourcetype/ */
const SOURCE_TYPES: Record<Making, string> = {
  by_hand: 'digitalCapture',
  camera: 'digitalCapture',
  digital: 'digitalCreation',
  ai_assisted: 'compositeWithTrainedAlgorithmicMedia',
  ai_generated: 'trainedAlgorithmicMedia',
};

const VERSION_BYTES = 6;
const WEBP = 'image/webp';
const MANIFEST_BYTES = 20 * 2 ** 20;

const sayingOf = (work: SignablePicture): Said => ({
  title: work.title,
  artist: displayName(work.artist),
  sourceType: work.making && SOURCE_TYPES[work.making],
  allowsAiTraining: work.allowsAiTraining,
});

async function readFiles(ctx: Context, work: SignablePicture) {
  const sourceOf = (name: SignedName): string =>
    name === 'original' ? originalKey(work.userId, work.uploadId) : renditionKey(work.uploadId, name);
  const typeOf = (name: SignedName): string => (name === 'original' ? (work.contentType ?? WEBP) : WEBP);
  const files = [];
  for (const name of SIGNED_NAMES) {
    const key = sourceOf(name);
    if ((await ctx.storage.size(key)) === null) return null;
    files.push({ name, contentType: typeOf(name), bytes: await ctx.storage.read(key, IMAGE_MAX_BYTES * 2) });
  }
  return files;
}

const readParent = (ctx: Context, work: SignablePicture): Promise<Buffer | null> =>
  work.isEmbeddable ? ctx.storage.read(manifestKey(work.uploadId), MANIFEST_BYTES) : Promise.resolve(null);

/** Null for pictures that are missing or cannot be signed; throws when storage is away. */
async function signFiles(ctx: Context, credentials: Credentials, work: SignablePicture, said: Said) {
  const files = await readFiles(ctx, work);
  if (!files) return null;
  const parent = await readParent(ctx, work);
  const statement = {
    ...said,
    url: `${ctx.config.publicUrl}/artwork/${work.id}`,
    publishedAt: work.createdAt,
  };
  try {
    const signed = [];
    for (const file of files) {
      signed.push({ ...file, bytes: await credentials.sign(file, statement, parent) });
    }
    return signed;
  } catch (error) {
    ctx.log.warn({ err: error, artworkId: work.id }, 'picture could not be signed');
    return null;
  }
}

/** A work that is sold before the job has signed it for the first time. */
export async function signNow(ctx: Context, artworkId: string): Promise<void> {
  const work = await readWork(ctx.db, artworkId);
  if (work && !work.version && work.revision !== work.signedRevision) await signPicture(ctx, work.uploadId);
}

/** Again if it was signed, and what it says or the certificate has changed. Not with CREDENTIALS=off. */
export async function signPicture(ctx: Context, uploadId: string): Promise<void> {
  const { credentials } = ctx;
  const work = credentials && (await readPicture(ctx.db, uploadId));
  if (!work) return;
  const said = sayingOf(work);
  const endsAt = await credentials.endsAt();
  const isCurrent = work.version && isDeepStrictEqual(work.said, said) && work.endsAt! >= endsAt;
  const files = isCurrent ? null : await signFiles(ctx, credentials, work, said);
  if (!files) {
    await markSigned(ctx.db, work);
    return;
  }
  for (const { name, bytes, contentType } of files) {
    await ctx.storage.write(signedKey(work.uploadId, name), bytes, contentType);
  }
  await ctx.db.transaction(async (tx) => {
    const version = randomBytes(VERSION_BYTES).toString('hex');
    await markSigned(tx, work, { version, said, signedAt: ctx.clock.now(), endsAt });
    await ctx.live.dropMedia(tx, { uploadId: work.uploadId });
    await ctx.live.publish(tx, { topic: `artwork:${work.id}` }, { type: 'artwork', artworkId: work.id });
  });
}
