/** The certificates that a member bought or received, and those they transferred. */
import { type SQL, and, desc, eq, sql } from 'drizzle-orm';
import { certificateNumber, printedCode } from '#shared/certificates/code.ts';
import type { OWNED_STATES, OwnedCertificate } from '#shared/certificates/contract.ts';
import { type CertificateRow, certificateOwners, certificates } from '#shared/certificates/tables.ts';
import { transferOf } from '#shared/certificates/transfer.ts';
import type { Page, PageRequest } from '#shared/http/page.ts';
import { purchases } from '#shared/orders/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { liveRefundOf } from '#server/db/hold-reason.ts';
import { afterCursor, toPage } from '#server/db/keyset.ts';
import type { Member } from '#server/http/route.ts';

const listRows = (db: Queryable, memberId: string, { limit, cursor }: PageRequest) => {
  const since: SQL<Date> = sql`(select max(${certificateOwners.since}) from ${certificateOwners}
    where ${certificateOwners.certificateId} = ${certificates.id} and ${certificateOwners.memberId} = ${memberId})`;
  return db
    .select({
      certificate: certificates,
      purchase: purchases,
      hasLiveRefund: sql<boolean>`${liveRefundOf(purchases.id)}`,
      since: since.mapWith(certificateOwners.since),
    })
    .from(certificates)
    .innerJoin(purchases, eq(purchases.id, certificates.purchaseId))
    .where(
      and(
        sql`${certificates.id} in (select ${certificateOwners.certificateId} from ${certificateOwners}
          where ${certificateOwners.memberId} = ${memberId})`,
        afterCursor(cursor, certificates.createdAt, certificates.id),
      ),
    )
    .orderBy(desc(certificates.createdAt), desc(certificates.id))
    .limit(limit + 1);
};

function stateOf({ voidedAt, ownerId }: CertificateRow, memberId: string): (typeof OWNED_STATES)[number] {
  if (voidedAt) return 'void';
  return ownerId === memberId ? 'valid' : 'transferred';
}

export async function listOwnCertificates(
  ctx: Context,
  { id }: Member,
  page: PageRequest,
): Promise<Page<OwnedCertificate>> {
  const found = await listRows(ctx.db, id, page);
  const rows = found.map((row) => ({ ...row, ...row.certificate }));
  const { items, next } = toPage(rows, page.limit);
  const now = ctx.clock.now();
  return {
    items: items.map(({ certificate, purchase, hasLiveRefund, since }) => ({
      id: certificate.id,
      code: printedCode(certificate.code),
      number: certificateNumber(certificate.code, certificate.createdAt),
      artwork: certificate.facts.artwork,
      artistName: certificate.facts.artistName,
      edition: certificate.facts.edition,
      state: stateOf(certificate, id),
      isBought: purchase.buyerId === id,
      since,
      transfer: transferOf(purchase, hasLiveRefund, now),
    })),
    next,
  };
}
