import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#shared/accounts/tables.ts';
import { createdAt, id, timestamptz } from '#shared/kernel/columns.ts';
import { purchases } from '#shared/orders/tables.ts';

/** What a certificate says of its work, as it was when it was sold. */
export interface CertificateFacts {
  artwork: {
    id: string;
    title: string;
    imageUrl: string;
    altText: string | null;
    medium: string | null;
    /** Pixels of the picture. */
    width: number;
    height: number;
    /** Width of the work itself; null: not stated. */
    widthMm: number | null;
    heightMm: number | null;
    depthMm: number | null;
    /** ISO 8601. */
    publishedAt: string;
  };
  artistName: string;
  /** A thing, of which there is a photograph; else a file. */
  isPhysical: boolean;
  edition: { number: number; size: number } | null;
  /** ISO 8601. */
  soldAt: string;
}

/** One for each paid purchase. Signed once the fingerprint of its picture is known, by a job or for its first reader. */
export const certificates = pgTable(
  'certificates',
  {
    id: id(),
    purchaseId: uuid()
      .notNull()
      .unique()
      .references(() => purchases.id, { onDelete: 'restrict' }),
    /** Eight characters: everyone who has them may verify it. See ./code.ts. */
    code: text().notNull().unique(),
    /** Its last owner in `certificate_owners`. */
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    facts: jsonb().$type<CertificateFacts>().notNull(),
    /** The signed bytes, as text, and their signature, base64. */
    statement: text(),
    signature: text(),
    keyId: text().references(() => certificateKeys.id, { onDelete: 'restrict' }),
    /** When the sale was undone, and how. */
    voidedAt: timestamptz(),
    voidedBy: text().$type<'refund' | 'dispute'>(),
    createdAt: createdAt(),
  },
  (t) => [
    index('certificates_owner').on(t.ownerId),
    index('certificates_unsigned')
      .on(t.createdAt)
      .where(sql`${t.statement} is null`),
    check(
      'certificates_signed',
      sql`(${t.statement} is null) = (${t.signature} is null) and (${t.statement} is null) = (${t.keyId} is null)`,
    ),
    check('certificates_void', sql`(${t.voidedAt} is null) = (${t.voidedBy} is null)`),
    check('certificates_voided_by', sql`${t.voidedBy} in ('refund', 'dispute')`),
  ],
);

/** The chain of owners. */
export const certificateOwners = pgTable(
  'certificate_owners',
  {
    id: id(),
    certificateId: uuid()
      .notNull()
      .references(() => certificates.id, { onDelete: 'restrict' }),
    memberId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    /** Agreed that everyone who verifies the certificate reads the name. */
    isNamed: boolean().notNull().default(false),
    since: timestamptz().notNull(),
  },
  (t) => [
    index('certificate_owners_chain').on(t.certificateId, t.since),
    index('certificate_owners_member').on(t.memberId),
  ],
);

/** Links that transfer a certificate, each once. */
export const certificateLinks = pgTable(
  'certificate_links',
  {
    id: id(),
    certificateId: uuid()
      .notNull()
      .references(() => certificates.id, { onDelete: 'restrict' }),
    /** SHA-256 of the token in the link, hex. */
    tokenHash: text().notNull().unique(),
    madeBy: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    createdAt: createdAt(),
    /** Accepted, or canceled. */
    endedAt: timestamptz(),
  },
  (t) => [
    uniqueIndex('certificate_links_open')
      .on(t.certificateId)
      .where(sql`${t.endedAt} is null`),
    index('certificate_links_made_by').on(t.madeBy),
  ],
);

/** Every key that has signed: published, so that old certificates can be verified. */
export const certificateKeys = pgTable('certificate_keys', {
  id: text().primaryKey(),
  /** Ed25519, 32 bytes, base64url. */
  publicKey: text().notNull(),
  createdAt: createdAt(),
});

export type CertificateRow = typeof certificates.$inferSelect;
