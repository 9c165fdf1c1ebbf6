import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { users } from '#shared/accounts/tables.ts';
import { artworks } from '#shared/artworks/tables.ts';
import {
  type CertificateRow,
  certificateKeys,
  certificateOwners,
  certificates,
} from '#shared/certificates/tables.ts';
import { PAID_STATUSES } from '#shared/orders/states.ts';
import { purchases } from '#shared/orders/tables.ts';
import { charges } from '#shared/payments/tables.ts';
import type { Queryable } from '#server/context.ts';
import { personColumns } from '#server/db/person.ts';

const sales = (db: Queryable) =>
  db
    .select({ purchase: purchases, artwork: artworks, artist: personColumns })
    .from(purchases)
    .innerJoin(artworks, eq(artworks.id, purchases.artworkId))
    .innerJoin(users, eq(users.id, purchases.sellerId));
/** A purchase, its work and its artist. */
export type SoldWork = Awaited<ReturnType<typeof sales>>[number];

export async function findSale(db: Queryable, purchaseId: string): Promise<SoldWork | null> {
  const [row] = await sales(db).where(eq(purchases.id, purchaseId));
  return row ?? null;
}

/** Paid, not refunded, and without a certificate; oldest first. */
export const listUncertified = (db: Queryable, limit: number) =>
  sales(db)
    .leftJoin(certificates, eq(certificates.purchaseId, purchases.id))
    .where(and(inArray(purchases.status, [...PAID_STATUSES]), isNull(certificates.id)))
    .orderBy(asc(purchases.paidAt))
    .limit(limit);

/** @returns null if the purchase has one, or the code is taken */
export async function insertCertificate(
  db: Queryable,
  certificate: typeof certificates.$inferInsert,
): Promise<CertificateRow | null> {
  const [row] = await db.insert(certificates).values(certificate).onConflictDoNothing().returning();
  return row ?? null;
}

export const insertOwner = (db: Queryable, owner: typeof certificateOwners.$inferInsert) =>
  db.insert(certificateOwners).values(owner);

export async function findByCode(db: Queryable, code: string): Promise<CertificateRow | null> {
  const [row] = await db.select().from(certificates).where(eq(certificates.code, code));
  return row ?? null;
}

export async function findOf(db: Queryable, purchaseId: string): Promise<CertificateRow | null> {
  const [row] = await db.select().from(certificates).where(eq(certificates.purchaseId, purchaseId));
  return row ?? null;
}

export async function findArtistOf(db: Queryable, purchaseId: string): Promise<string> {
  const [row] = await db
    .select({ sellerId: purchases.sellerId })
    .from(purchases)
    .where(eq(purchases.id, purchaseId));
  return row!.sellerId;
}

/** The chain, oldest first. */
export const listOwners = (db: Queryable, certificateId: string) =>
  db
    .select({ owner: certificateOwners, person: personColumns })
    .from(certificateOwners)
    .innerJoin(users, eq(users.id, certificateOwners.memberId))
    .where(eq(certificateOwners.certificateId, certificateId))
    .orderBy(asc(certificateOwners.since), asc(certificateOwners.id));

export const listUnsigned = (db: Queryable, limit: number) =>
  db
    .select()
    .from(certificates)
    .where(isNull(certificates.statement))
    .orderBy(asc(certificates.createdAt))
    .limit(limit);

/** The first signature stays. @returns the row as it is now */
export async function recordSignature(
  db: Queryable,
  id: string,
  signed: { statement: string; signature: string; keyId: string },
): Promise<CertificateRow> {
  await db
    .update(certificates)
    .set(signed)
    .where(and(eq(certificates.id, id), isNull(certificates.statement)));
  const [row] = await db.select().from(certificates).where(eq(certificates.id, id));
  return row!;
}

/** Once. @returns it, if it was valid until now */
export async function voidCertificate(
  tx: Queryable,
  purchaseId: string,
  voidedBy: 'refund' | 'dispute',
  voidedAt: Date,
): Promise<CertificateRow | null> {
  const [row] = await tx
    .update(certificates)
    .set({ voidedAt, voidedBy })
    .where(and(eq(certificates.purchaseId, purchaseId), isNull(certificates.voidedAt)))
    .returning();
  return row ?? null;
}

/** Whether any certificate of the work still holds. */
export async function hasValid(tx: Queryable, artworkId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: certificates.id })
    .from(certificates)
    .innerJoin(purchases, eq(purchases.id, certificates.purchaseId))
    .where(and(eq(purchases.artworkId, artworkId), isNull(certificates.voidedAt)))
    .limit(1);
  return row !== undefined;
}

/** Whether the buyer's bank took the money back. */
export const wasDisputeLost = async (tx: Queryable, purchaseId: string): Promise<boolean> =>
  (await tx.$count(charges, and(eq(charges.ownerId, purchaseId), eq(charges.dispute, 'lost')))) > 0;

/** @returns the public key that is known by this id */
export async function recordKey(db: Queryable, id: string, publicKey: string): Promise<string> {
  await db.insert(certificateKeys).values({ id, publicKey }).onConflictDoNothing();
  const [row] = await db.select().from(certificateKeys).where(eq(certificateKeys.id, id));
  return row!.publicKey;
}

export const listKeys = (db: Queryable) =>
  db.select().from(certificateKeys).orderBy(asc(certificateKeys.createdAt));

/** A deleted member is not named in any chain. */
export const unnameMember = (tx: Queryable, memberId: string) =>
  tx.update(certificateOwners).set({ isNamed: false }).where(eq(certificateOwners.memberId, memberId));
