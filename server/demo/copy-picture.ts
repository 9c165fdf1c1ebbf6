import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { artworks } from '#shared/artworks/tables.ts';
import { type UploadRow, uploads } from '#shared/uploads/tables.ts';
import type { Context, Queryable } from '../context.ts';
import {
  insertUpload,
  originalKey,
  RENDITION_NAMES,
  renditionKey,
  storeUpload,
} from '#server/features/uploads/public.ts';
import { objectPathOf } from '#server/files/address.ts';
import { personId, workId } from './identifiers.ts';
import { WORKS } from './manifest.ts';
import { MEDIA } from './media-folder.ts';

async function findPicture(db: Queryable, work: number): Promise<UploadRow | null> {
  const [row] = await db
    .select({ upload: uploads })
    .from(artworks)
    .innerJoin(uploads, eq(artworks.imageUrl, sql`'/objects/' || ${uploads.id}`))
    .where(eq(artworks.id, workId(work)));
  return row?.upload ?? null;
}

/**
 * Copies a work's image to a new upload, ready to be attached by the work's artist, so that both can be deleted
 * separately. Copied, because rendering takes a second. Outside of transactions: unattached, it is removed later.
 * @returns its object path
 */
export async function copyPicture(ctx: Context, work: number): Promise<string> {
  const { artist, file } = WORKS.find(({ id }) => id === work)!;
  const from = await findPicture(ctx.db, work);
  if (from?.userId !== personId(artist)) {
    return (await storeUpload(ctx, personId(artist), await readFile(path.join(MEDIA, file)))).objectPath;
  }
  const id = randomUUID();
  const key = originalKey(from.userId, id);
  const copies = RENDITION_NAMES.map(
    (name) => [renditionKey(from.id, name), renditionKey(id, name)] as const,
  );
  await Promise.all(
    [[from.key, key] as const, ...copies].map(([source, target]) => ctx.storage.copy(source, target)),
  );
  const now = ctx.clock.now();
  await insertUpload(ctx.db, {
    ...from,
    id,
    key,
    status: 'ready',
    attachedAt: null,
    createdAt: now,
    expiresAt: now,
  });
  return objectPathOf(id);
}
