/**
 * Signs the pictures of works: new and changed ones at once, all there are a few at a time, and all again before the certificate ends. What
 * is left to do is in the database, so that it can be stopped at any point and goes on.
 */
import { eq } from 'drizzle-orm';
import { artworks } from '#shared/artworks/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { displayName } from '#shared/kernel/names.ts';
import type { Context, Queryable } from '#server/context.ts';
import { addJob } from '#server/jobs/add-job.ts';
import type { Credentials } from '#server/providers/credentials/credentials.ts';
import { uploadIdOf } from '#server/files/address.ts';
import { addMissing, addWork, isMissing, keepImages, listDue, touchWork, touchWorksOf } from './queries.ts';
import { signPicture } from './sign-work.ts';

export const SIGN = 'sign-works';
/** Then other jobs have their turn: about two seconds. */
const BATCH = 10;
const ADDED = 1000;
const RENEWED_MS = 30 * 86_400_000;

const enqueue = (tx: Queryable): Promise<void> => addJob(tx, SIGN, {}, { key: SIGN });

async function findDue({ clock, db }: Context, credentials: Credentials, limit: number) {
  const before = new Date(clock.now().getTime() + RENEWED_MS);
  return listDue(db, { before, endsAt: await credentials.endsAt() }, limit);
}

/** @returns whether there is more to do */
export async function signBatch(ctx: Context, stopping?: AbortSignal): Promise<boolean> {
  if (!ctx.credentials) return false;
  const uploadIds = await findDue(ctx, ctx.credentials, BATCH);
  for (const uploadId of uploadIds) {
    if (stopping?.aborted) return true;
    await signPicture(ctx, uploadId);
  }
  if (uploadIds.length === BATCH) return true;
  return (await addMissing(ctx.db, ADDED)) > 0;
}

/** One batch, then again. When the server stops, the next start goes on. */
export async function signWorks(
  ctx: Context,
  _payload: never,
  stopping: AbortSignal | undefined,
): Promise<void> {
  const isMore = await signBatch(ctx, stopping);
  if (isMore && !stopping?.aborted) await enqueue(ctx.db);
}

/** Works of the version before, and those whose certificate ends soon. */
export async function findUnsigned(ctx: Context): Promise<void> {
  if (!ctx.credentials) return;
  if ((await findDue(ctx, ctx.credentials, 1)).length > 0 || (await isMissing(ctx.db))) await enqueue(ctx.db);
}

async function addPublished(tx: Queryable, artworkId: string): Promise<void> {
  const [work] = await tx
    .select({ imageUrl: artworks.imageUrl, createdAt: artworks.createdAt })
    .from(artworks)
    .where(eq(artworks.id, artworkId));
  const uploadId = work && uploadIdOf(work.imageUrl);
  if (!uploadId) return;
  await addWork(tx, artworkId, uploadId, work.createdAt);
  await keepImages(tx, artworkId);
  await enqueue(tx);
}

async function touchNamed(tx: Queryable, memberId: string): Promise<void> {
  const [member] = await tx
    .select({ artistName: users.artistName, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, memberId));
  if (member && (await touchWorksOf(tx, memberId, displayName(member))) > 0) await enqueue(tx);
}

export function addCredentialListeners({ events }: Context): void {
  events.on('artwork.published', (tx, { artworkId }) => addPublished(tx, artworkId));
  events.on('artwork.pictures_changed', (tx, { artworkId }) => keepImages(tx, artworkId));
  events.on('artwork.changed', async (tx, { artworkId }) => {
    await touchWork(tx, artworkId);
    await enqueue(tx);
  });
  events.on('member.changed', (tx, { memberId }) => touchNamed(tx, memberId));
}
