/** Facts that help a moderator decide besides the subject itself. */
import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CaseDetail } from '#shared/moderation/cases/contract.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { hireDisputes, hireProjects } from '#shared/hire/tables.ts';
import { messages } from '#shared/messages/tables.ts';
import { purchases } from '#shared/orders/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Queryable } from '#server/context.ts';
import { personColumns } from '#server/db/person.ts';

export async function readPerson(db: Queryable, id: string): Promise<CaseDetail['member']> {
  const [row] = await db.select(personColumns).from(users).where(eq(users.id, id));
  return row!;
}

export async function readMemberFigures(db: Queryable, id: string): Promise<CaseDetail['memberFigures']> {
  const worksCount = await db.$count(artworks, eq(artworks.userId, id));
  const salesCount = await db.$count(purchases, and(eq(purchases.sellerId, id), isNotNull(purchases.paidAt)));
  const refundsCount = await db.$count(
    purchases,
    and(eq(purchases.sellerId, id), isNotNull(purchases.refundedAt)),
  );
  const openDisputesCount = await db.$count(
    hireDisputes,
    and(
      isNull(hireDisputes.decidedAt),
      inArray(
        hireDisputes.projectId,
        db
          .select({ id: hireProjects.id })
          .from(hireProjects)
          .where(or(eq(hireProjects.clientId, id), eq(hireProjects.designerId, id))),
      ),
    ),
  );
  const [member] = await db.select({ joinedAt: users.createdAt }).from(users).where(eq(users.id, id));
  return { joinedAt: member!.joinedAt, worksCount, salesCount, refundsCount, openDisputesCount };
}

const AROUND = 3;

/** The message with the three before and after it, in order. Nothing else of the conversation is shown. */
export async function listConversationAround(db: Queryable, id: string): Promise<CaseDetail['context']> {
  const it = alias(messages, 'it');
  const side = (operator: '<' | '>') => {
    const direction = sql.raw(operator === '<' ? 'desc' : 'asc');
    return sql`(select m.id from ${messages} m, ${messages} it where it.id = ${id}
      and ((m.sender_id = it.sender_id and m.receiver_id = it.receiver_id)
        or (m.sender_id = it.receiver_id and m.receiver_id = it.sender_id))
      and (m.created_at, m.id) ${sql.raw(operator)} (it.created_at, it.id)
      order by m.created_at ${direction}, m.id ${direction} limit ${AROUND})`;
  };
  const rows = await db
    .select({ id: it.id, author: personColumns, text: it.content, at: it.createdAt })
    .from(it)
    .innerJoin(users, eq(users.id, it.senderId))
    .where(sql`${it.id} = ${id} or ${it.id} in ${side('<')} or ${it.id} in ${side('>')}`)
    .orderBy(it.createdAt, it.id);
  return rows.map((row) => ({ ...row, isSubject: row.id === id }));
}
