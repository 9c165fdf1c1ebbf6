import { and, eq, isNull, or } from 'drizzle-orm';
import {
  type CertificateRow,
  certificateLinks,
  certificateOwners,
  certificates,
} from '#shared/certificates/tables.ts';
import type { Person } from '#shared/accounts/session/contract.ts';
import { blocks } from '#shared/moderation/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Queryable } from '#server/context.ts';
import { personColumns } from '#server/db/person.ts';

/** Keeps others from transferring it until the transaction ends. */
export async function lockCertificate(tx: Queryable, id: string): Promise<CertificateRow> {
  const [row] = await tx.select().from(certificates).where(eq(certificates.id, id)).for('update');
  return row!;
}

const isOpen = (certificateId: string) =>
  and(eq(certificateLinks.certificateId, certificateId), isNull(certificateLinks.endedAt));

export async function findOpenLink(db: Queryable, certificateId: string) {
  const [row] = await db.select().from(certificateLinks).where(isOpen(certificateId));
  return row ?? null;
}

/** Ended ones, too. */
export async function findLink(db: Queryable, certificateId: string, tokenHash: string) {
  const [row] = await db
    .select()
    .from(certificateLinks)
    .where(and(eq(certificateLinks.certificateId, certificateId), eq(certificateLinks.tokenHash, tokenHash)));
  return row ?? null;
}

/** Accepted, or canceled. */
export const endLink = (tx: Queryable, certificateId: string, endedAt: Date) =>
  tx.update(certificateLinks).set({ endedAt }).where(isOpen(certificateId));

export const insertLink = (tx: Queryable, link: typeof certificateLinks.$inferInsert) =>
  tx.insert(certificateLinks).values(link);

export const setOwner = (tx: Queryable, id: string, ownerId: string) =>
  tx.update(certificates).set({ ownerId }).where(eq(certificates.id, id));

/** In every line of the member. */
export const setNamed = (tx: Queryable, certificateId: string, memberId: string, isNamed: boolean) =>
  tx
    .update(certificateOwners)
    .set({ isNamed })
    .where(and(eq(certificateOwners.certificateId, certificateId), eq(certificateOwners.memberId, memberId)));

/** The owner who transfers it. */
export async function findGiver(db: Queryable, ownerId: string): Promise<Person> {
  const [row] = await db.select(personColumns).from(users).where(eq(users.id, ownerId));
  return row!;
}

/** In either direction. */
export const hasBlock = async (db: Queryable, one: string, other: string): Promise<boolean> =>
  (await db.$count(
    blocks,
    or(
      and(eq(blocks.blockerId, one), eq(blocks.blockedId, other)),
      and(eq(blocks.blockerId, other), eq(blocks.blockedId, one)),
    ),
  )) > 0;
