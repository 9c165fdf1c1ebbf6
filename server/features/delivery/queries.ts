import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { artworks } from '#shared/artworks/tables.ts';
import type { DeliveryProfile } from '#shared/delivery/contract.ts';
import { type DeliveryProfileRow, deliveryProfiles } from '#shared/delivery/tables.ts';
import { artworkDrafts } from '#shared/drafts/tables.ts';
import type { Queryable } from '#server/context.ts';
import { holdMember } from '#server/db/hold-member.ts';

const own = (memberId: string, id: string) =>
  and(eq(deliveryProfiles.id, id), eq(deliveryProfiles.userId, memberId));

/** The member's profiles, or one of them. */
export const listProfiles = (db: Queryable, memberId: string, id?: string): Promise<DeliveryProfile[]> =>
  db
    .select({
      id: deliveryProfiles.id,
      name: deliveryProfiles.name,
      country: deliveryProfiles.country,
      handlingDays: deliveryProfiles.handlingDays,
      zones: deliveryProfiles.zones,
      leftOut: deliveryProfiles.leftOut,
      // Also sold ones: a refund brings them back.
      worksCount: sql<number>`(select count(*)::int from ${artworks} where ${artworks.deliveryProfileId} = ${deliveryProfiles}.id)`,
      draftsCount: sql<number>`(select count(*)::int from ${artworkDrafts} where ${artworkDrafts.userId} = ${deliveryProfiles}.user_id
        and ${artworkDrafts.fields}->>'deliveryProfileId' = ${deliveryProfiles}.id::text)`,
    })
    .from(deliveryProfiles)
    .where(id === undefined ? eq(deliveryProfiles.userId, memberId) : own(memberId, id))
    .orderBy(asc(deliveryProfiles.createdAt), asc(deliveryProfiles.id));

export const listWithout = (db: Queryable, memberId: string, limit: number) =>
  db
    .select({
      id: artworks.id,
      title: artworks.title,
      imageUrl: artworks.imageUrl,
      altText: artworks.altText,
      deliveryCost: artworks.deliveryCost,
    })
    .from(artworks)
    .where(
      and(
        eq(artworks.userId, memberId),
        artworks.isPhysical,
        isNull(artworks.soldAt),
        isNull(artworks.deliveryProfileId),
      ),
    )
    .orderBy(desc(artworks.createdAt), desc(artworks.id))
    .limit(limit);

export async function lockAndCount(tx: Queryable, memberId: string): Promise<number> {
  await holdMember(tx, memberId);
  return tx.$count(deliveryProfiles, eq(deliveryProfiles.userId, memberId));
}

export async function insertProfile(
  tx: Queryable,
  values: typeof deliveryProfiles.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(deliveryProfiles).values(values).returning({ id: deliveryProfiles.id });
  return row!.id;
}

/** False if the member has no such profile. */
export async function updateProfile(
  db: Queryable,
  memberId: string,
  id: string,
  set: Partial<typeof deliveryProfiles.$inferInsert>,
): Promise<boolean> {
  const { rowCount } = await db.update(deliveryProfiles).set(set).where(own(memberId, id));
  return rowCount === 1;
}

/** Waits for works that are switching to the profile, and keeps others from switching to it. */
export const lockProfile = async (tx: Queryable, memberId: string, id: string): Promise<boolean> =>
  (await tx.select({ id: deliveryProfiles.id }).from(deliveryProfiles).where(own(memberId, id)).for('update'))
    .length > 0;

/** Keeps the profile from being deleted until the transaction ends. False if the member has no such profile. */
export const holdProfile = async (tx: Queryable, memberId: string, id: string): Promise<boolean> =>
  (
    await tx
      .select({ id: deliveryProfiles.id })
      .from(deliveryProfiles)
      .where(own(memberId, id))
      .for('key share')
  ).length > 0;

/** Of the works for sale that use it; 0 if there are none. */
export async function highestPriceCents(tx: Queryable, id: string): Promise<number> {
  const [row] = await tx
    .select({ cents: sql<number>`coalesce(max(${artworks.price}) * 100, 0)::float8` })
    .from(artworks)
    .where(and(eq(artworks.deliveryProfileId, id), artworks.isForSale));
  return row!.cents;
}

export const deleteProfile = (tx: Queryable, id: string) =>
  tx.delete(deliveryProfiles).where(eq(deliveryProfiles.id, id));

export async function findTerms(db: Queryable, id: string): Promise<DeliveryProfileRow | null> {
  const [row] = await db.select().from(deliveryProfiles).where(eq(deliveryProfiles.id, id));
  return row ?? null;
}
