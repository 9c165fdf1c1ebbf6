import { and, eq, lt, ne, or, sql } from 'drizzle-orm';
import { artworks } from '#shared/artworks/tables.ts';
import { type Said, artworkCredentials } from '#shared/credentials/tables.ts';
import { uploadManifests, uploads } from '#shared/uploads/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Queryable } from '#server/context.ts';

/** Works have upload paths; those of the version before have no row yet. */
export async function addMissing(db: Queryable, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    insert into ${artworkCredentials} (artwork_id, upload_id, published_at)
    select work.id, upload.id, work.created_at from ${artworks} work
    join ${uploads} upload on work.image_url = '/objects/' || upload.id::text and upload.user_id = work.user_id
    where not exists (select 1 from ${artworkCredentials} known where known.artwork_id = work.id)
    order by work.created_at desc limit ${limit} on conflict do nothing`);
  return rowCount ?? 0;
}

export const isMissing = async (db: Queryable): Promise<boolean> =>
  (
    await db.execute(sql`select 1 from ${artworks} work where work.image_url like '/objects/%'
      and not exists (select 1 from ${artworkCredentials} known where known.artwork_id = work.id) limit 1`)
  ).rows.length > 0;

export async function addWork(tx: Queryable, artworkId: string, uploadId: string, at: Date): Promise<void> {
  await tx.insert(artworkCredentials).values({ artworkId, uploadId, publishedAt: at }).onConflictDoNothing();
}

const next = { revision: sql`${artworkCredentials.revision} + 1` };
const isDue = ne(artworkCredentials.revision, artworkCredentials.signedRevision);

export const touchWork = (tx: Queryable, artworkId: string) =>
  tx.update(artworkCredentials).set(next).where(eq(artworkCredentials.artworkId, artworkId));

/** Works of the member that name someone else, or are about to. @returns how many */
export async function touchWorksOf(tx: Queryable, memberId: string, name: string): Promise<number> {
  const { rowCount } = await tx
    .update(artworkCredentials)
    .set(next)
    .where(
      and(
        sql`${artworkCredentials.artworkId} in (select id from ${artworks} where user_id = ${memberId})`,
        or(isDue, sql`${artworkCredentials.said} ->> 'artist' is distinct from ${name}`),
      ),
    );
  return rowCount ?? 0;
}

/** @param renewal works signed with an older certificate that ends soon */
export async function listDue(
  db: Queryable,
  renewal: { before: Date; endsAt: Date },
  limit: number,
): Promise<{ artworkId: string }[]> {
  const pick = () => db.select({ artworkId: artworkCredentials.artworkId }).from(artworkCredentials);
  const changed = await pick()
    .where(isDue)
    .orderBy(sql`${artworkCredentials.publishedAt} desc`)
    .limit(limit);
  if (changed.length === limit) return changed;
  const ending = await pick()
    .where(and(lt(artworkCredentials.endsAt, renewal.before), lt(artworkCredentials.endsAt, renewal.endsAt)))
    .orderBy(artworkCredentials.endsAt)
    .limit(limit - changed.length);
  return [...changed, ...ending];
}

/** Reads the work's current values, and the signed ones. */
export async function readWork(db: Queryable, artworkId: string) {
  const [row] = await db
    .select({
      id: artworks.id,
      title: artworks.title,
      making: artworks.making,
      allowsAiTraining: artworks.allowsAiTraining,
      createdAt: artworks.createdAt,
      artist: { artistName: users.artistName, firstName: users.firstName, lastName: users.lastName },
      imageUrl: artworks.imageUrl,
      uploadId: artworkCredentials.uploadId,
      userId: uploads.userId,
      contentType: uploads.contentType,
      revision: artworkCredentials.revision,
      signedRevision: artworkCredentials.signedRevision,
      version: artworkCredentials.version,
      signedAt: artworkCredentials.signedAt,
      said: artworkCredentials.said,
      endsAt: artworkCredentials.endsAt,
      isEmbeddable: sql<boolean>`coalesce(${uploadManifests.isEmbeddable}, false)`,
    })
    .from(artworkCredentials)
    .innerJoin(artworks, eq(artworks.id, artworkCredentials.artworkId))
    .innerJoin(users, eq(users.id, artworks.userId))
    .innerJoin(uploads, eq(uploads.id, artworkCredentials.uploadId))
    .leftJoin(uploadManifests, eq(uploadManifests.uploadId, uploads.id))
    .where(eq(artworkCredentials.artworkId, artworkId));
  return row ?? null;
}
export type SignableWork = NonNullable<Awaited<ReturnType<typeof readWork>>>;

/** Finds the claims of the uploaded file. */
export async function findManifest(db: Queryable, uploadId: string) {
  const [row] = await db.select().from(uploadManifests).where(eq(uploadManifests.uploadId, uploadId));
  return row ?? null;
}

interface Signed {
  version: string;
  said: Said;
  signedAt: Date;
  endsAt: Date;
}

/** @param signed absent: nothing had to be signed, or it could not be */
export const markSigned = (tx: Queryable, work: SignableWork, signed?: Signed) =>
  tx
    .update(artworkCredentials)
    .set({ ...signed, signedRevision: work.revision })
    .where(eq(artworkCredentials.artworkId, work.id));
