import { type SQL, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { artworkImages, artworks } from '#shared/artworks/tables.ts';
import { type Said, artworkCredentials, imageCredentials } from '#shared/credentials/tables.ts';
import { uploadManifests, uploads } from '#shared/uploads/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Queryable } from '#server/context.ts';

/** Of the first pictures of works, and of the others. */
const TABLES = [artworkCredentials, imageCredentials] as const;

/** Works have upload paths; those of the version before have no row yet. */
export async function addMissing(db: Queryable, limit: number): Promise<number> {
  const first = await db.execute(sql`
    insert into ${artworkCredentials} (artwork_id, upload_id, published_at)
    select work.id, upload.id, work.created_at from ${artworks} work
    join ${uploads} upload on work.image_url = '/objects/' || upload.id::text and upload.user_id = work.user_id
    where not exists (select 1 from ${artworkCredentials} known where known.artwork_id = work.id)
    order by work.created_at desc limit ${limit} on conflict do nothing`);
  const others = await addImages(
    db,
    sql`not exists (select 1 from ${imageCredentials} known
    where known.upload_id = upload.id) limit ${limit}`,
  );
  return (first.rowCount ?? 0) + others;
}

async function addImages(db: Queryable, where: SQL): Promise<number> {
  const { rowCount } = await db.execute(sql`
    insert into ${imageCredentials} (artwork_id, upload_id, published_at)
    select work.id, upload.id, work.created_at from ${artworkImages} image
    join ${artworks} work on work.id = image.artwork_id
    join ${uploads} upload on image.image_url = '/objects/' || upload.id::text and upload.user_id = work.user_id
    where ${where} on conflict do nothing`);
  return rowCount ?? 0;
}

export const isMissing = async (db: Queryable): Promise<boolean> =>
  (
    await db.execute(sql`(select 1 from ${artworks} work where work.image_url like '/objects/%'
        and not exists (select 1 from ${artworkCredentials} known where known.artwork_id = work.id) limit 1)
      union all (select 1 from ${artworkImages} image
        where not exists (select 1 from ${imageCredentials} known where image.image_url = '/objects/' || known.upload_id::text)
        limit 1)`)
  ).rows.length > 0;

export async function addWork(tx: Queryable, artworkId: string, uploadId: string, at: Date): Promise<void> {
  await tx.insert(artworkCredentials).values({ artworkId, uploadId, publishedAt: at }).onConflictDoNothing();
}

/** The pictures after the first one as they are now. */
export async function keepImages(tx: Queryable, artworkId: string): Promise<void> {
  await tx.execute(sql`delete from ${imageCredentials} where artwork_id = ${artworkId} and not exists (
    select 1 from ${artworkImages} image where image.image_url = '/objects/' || ${imageCredentials.uploadId}::text)`);
  await addImages(tx, sql`work.id = ${artworkId}`);
}

export async function touchWork(tx: Queryable, artworkId: string): Promise<void> {
  for (const table of TABLES)
    await tx.execute(sql`update ${table} set revision = revision + 1 where artwork_id = ${artworkId}`);
}

/** Works of the member that name someone else, or are about to. @returns how many pictures */
export async function touchWorksOf(tx: Queryable, memberId: string, name: string): Promise<number> {
  let count = 0;
  for (const table of TABLES) {
    const { rowCount } = await tx.execute(sql`update ${table} set revision = revision + 1
      where artwork_id in (select id from ${artworks} where user_id = ${memberId})
        and (revision <> signed_revision or said ->> 'artist' is distinct from ${name})`);
    count += rowCount ?? 0;
  }
  return count;
}

const inBoth = (of: (table: SQL) => SQL): SQL =>
  sql.join(
    TABLES.map((table) => sql`(${of(sql`${table}`)})`),
    sql` union all `,
  );

/** The uploads to sign: of new and changed works, then those signed with an older certificate that ends soon. */
export async function listDue(
  db: Queryable,
  renewal: { before: Date; endsAt: Date },
  limit: number,
): Promise<string[]> {
  const [before, endsAt] = [renewal.before.toISOString(), renewal.endsAt.toISOString()];
  const list = async (parts: SQL, order: SQL, most: number) => {
    const { rows } = await db.execute<{ id: string }>(
      sql`select upload_id as id from (${parts}) due order by ${order} limit ${most}`,
    );
    return rows.map(({ id }) => id);
  };
  const changed = await list(
    inBoth(
      (table) => sql`select upload_id, published_at from ${table} where revision <> signed_revision
        order by published_at desc limit ${limit}`,
    ),
    sql`published_at desc`,
    limit,
  );
  if (changed.length === limit) return changed;
  const ending = await list(
    inBoth(
      (table) => sql`select upload_id, ends_at from ${table}
        where ends_at < least(${before}::timestamptz, ${endsAt}::timestamptz) order by ends_at limit ${limit}`,
    ),
    sql`ends_at`,
    limit - changed.length,
  );
  return [...changed, ...ending];
}

const columnsFor = (table: (typeof TABLES)[number]) => ({
  artworkId: table.artworkId,
  uploadId: table.uploadId,
  revision: table.revision,
  signedRevision: table.signedRevision,
  version: table.version,
  said: table.said,
  signedAt: table.signedAt,
  endsAt: table.endsAt,
});

/** Reads the work's current values, and those signed into the files of one of its pictures. */
async function read(db: Queryable, which: (signed: { uploadId: SQL }) => SQL) {
  const signed = unionAll(
    db.select(columnsFor(artworkCredentials)).from(artworkCredentials),
    db.select(columnsFor(imageCredentials)).from(imageCredentials),
  ).as('signed');
  const [row] = await db
    .select({
      id: artworks.id,
      title: artworks.title,
      making: artworks.making,
      allowsAiTraining: artworks.allowsAiTraining,
      createdAt: artworks.createdAt,
      artist: { artistName: users.artistName, firstName: users.firstName, lastName: users.lastName },
      uploadId: signed.uploadId,
      userId: uploads.userId,
      contentType: uploads.contentType,
      revision: signed.revision,
      signedRevision: signed.signedRevision,
      version: signed.version,
      signedAt: signed.signedAt,
      said: signed.said,
      endsAt: signed.endsAt,
      isEmbeddable: sql<boolean>`coalesce(${uploadManifests.isEmbeddable}, false)`,
    })
    .from(signed)
    .innerJoin(artworks, eq(artworks.id, signed.artworkId))
    .innerJoin(users, eq(users.id, artworks.userId))
    .innerJoin(uploads, eq(uploads.id, signed.uploadId))
    .leftJoin(uploadManifests, eq(uploadManifests.uploadId, uploads.id))
    .where(which({ uploadId: sql`${signed.uploadId}` }));
  return row ?? null;
}

export const readPicture = (db: Queryable, uploadId: string) =>
  read(db, (signed) => sql`${signed.uploadId} = ${uploadId}`);
/** Of the first picture. */
export const readWork = (db: Queryable, artworkId: string) =>
  read(
    db,
    (signed) => sql`${signed.uploadId} = (select ${artworkCredentials.uploadId} from ${artworkCredentials}
      where ${artworkCredentials.artworkId} = ${artworkId})`,
  );
export type SignablePicture = NonNullable<Awaited<ReturnType<typeof readWork>>>;

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
export async function markSigned(tx: Queryable, picture: SignablePicture, signed?: Signed): Promise<void> {
  const set = { ...signed, signedRevision: picture.revision };
  for (const table of TABLES) await tx.update(table).set(set).where(eq(table.uploadId, picture.uploadId));
}
