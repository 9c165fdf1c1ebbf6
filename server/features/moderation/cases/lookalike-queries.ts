import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { LookalikePair } from '#shared/moderation/cases/contract.ts';
import { artworkImages, artworks } from '#shared/artworks/tables.ts';
import { artworkPrints } from '#shared/lookalikes/tables.ts';
import { appeals, cases, decisions } from '#shared/moderation/cases/tables.ts';
import { staffActs } from '#shared/moderation/log/tables.ts';
import { lookalikeCases } from '#shared/moderation/lookalikes/tables.ts';
import { PAID_STATUSES } from '#shared/orders/states.ts';
import { purchases } from '#shared/orders/tables.ts';
import { uploads } from '#shared/uploads/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Queryable } from '#server/context.ts';
import { personColumns } from '#server/db/person.ts';

export type PairRow = typeof lookalikeCases.$inferSelect;

/** False if the pair has a case already. */
export async function hasCase(tx: Queryable, newerId: string, olderId: string): Promise<boolean> {
  const pair = and(eq(lookalikeCases.newerId, newerId), eq(lookalikeCases.olderId, olderId));
  return (await tx.$count(lookalikeCases, pair)) > 0;
}

export const insertPair = (tx: Queryable, pair: typeof lookalikeCases.$inferInsert) =>
  tx.insert(lookalikeCases).values(pair);

export async function findPair(db: Queryable, caseId: string): Promise<PairRow | null> {
  const [row] = await db.select().from(lookalikeCases).where(eq(lookalikeCases.caseId, caseId));
  return row ?? null;
}

export const updatePair = (tx: Queryable, caseId: string, set: Partial<PairRow>) =>
  tx.update(lookalikeCases).set(set).where(eq(lookalikeCases.caseId, caseId));

/** The case is now about the other work. */
export const setCaseAbout = (
  tx: Queryable,
  id: string,
  about: { memberId: string; subjectId: string; title: string },
) => tx.update(cases).set(about).where(eq(cases.id, id));

/** Their uploaders said that they are theirs, and no one decided in time. */
export const listHeldTooLong = (db: Queryable, now: Date, limit: number) =>
  db
    .select({ id: lookalikeCases.caseId })
    .from(lookalikeCases)
    .where(
      and(
        isNotNull(lookalikeCases.heldAt),
        isNotNull(lookalikeCases.objectedAt),
        isNull(lookalikeCases.releasedAt),
        lte(lookalikeCases.heldUntil, now),
      ),
    )
    .limit(limit);

/** Held ones that are overdue, each only once. @returns how many */
export async function remindOfHeld(tx: Queryable, now: Date): Promise<number> {
  const { rowCount } = await tx
    .update(lookalikeCases)
    .set({ remindedAt: now })
    .from(cases)
    .where(
      and(
        eq(cases.id, lookalikeCases.caseId),
        isNull(cases.decidedAt),
        lte(cases.dueAt, now),
        isNotNull(lookalikeCases.heldAt),
        isNull(lookalikeCases.releasedAt),
        isNull(lookalikeCases.remindedAt),
      ),
    );
  return rowCount ?? 0;
}

/** The work was visible again without a decision before, or a look-alike was decided against the member for good. */
export async function hasHadItsReturn(db: Queryable, artworkId: string, memberId: string): Promise<boolean> {
  const { rows } = await db.execute<{ had: boolean }>(sql`
    select exists (select 1 from ${lookalikeCases}
        where ${lookalikeCases.newerId} = ${artworkId} and ${lookalikeCases.releasedAt} >= ${lookalikeCases.heldUntil})
      or exists (select 1 from ${cases} join ${decisions} on ${decisions.caseId} = ${cases.id}
        where ${cases.kind} = 'lookalike' and ${cases.memberId} = ${memberId} and ${decisions.decision} <> 'dismiss'
          and not exists (select 1 from ${appeals} join ${decisions} answer on answer.case_id = ${appeals.caseId}
            where ${appeals.decisionId} = ${decisions.id} and answer.decision = 'restore')) as had`);
  return rows[0]!.had;
}

/** The work itself was marked as stolen. */
export const isMarkedStolen = async (db: Queryable, artworkId: string): Promise<boolean> =>
  (await db.$count(
    artworkPrints,
    and(eq(artworkPrints.artworkId, artworkId), isNotNull(artworkPrints.stolenAt)),
  )) > 0;

/** The open case whose look-alike keeps the work out of the lists. */
export async function findHoldingCase(db: Queryable, artworkId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: cases.id })
    .from(lookalikeCases)
    .innerJoin(cases, eq(cases.id, lookalikeCases.caseId))
    .where(
      and(
        eq(lookalikeCases.newerId, artworkId),
        isNotNull(lookalikeCases.heldAt),
        isNull(lookalikeCases.releasedAt),
        isNull(cases.decidedAt),
      ),
    );
  return row?.id ?? null;
}

/** A moderator hid the work for another reason, and it still is. */
export async function isHiddenSince(tx: Queryable, artworkId: string, since: Date): Promise<boolean> {
  const { rows } = await tx.execute<{ hidden: string }>(sql`
    select ${staffActs.after}->>'isHidden' as hidden from ${staffActs}
    where ${staffActs.subjectType} = 'artwork' and ${staffActs.subjectId} = ${artworkId}
      and ${staffActs.at} >= ${since.toISOString()}::timestamptz and ${staffActs.after} ? 'isHidden'
    order by ${staffActs.at} desc limit 1`);
  return rows[0]?.hidden === 'true';
}

type PairWork = LookalikePair['older'];
const picture = alias(artworkImages, 'picture');

/** @param pictureUrl the picture that the other work's looks like; null, or gone since: the first one */
export async function readPairWork(
  db: Queryable,
  id: string | null,
  pictureUrl: string | null,
): Promise<PairWork> {
  if (!id) return null;
  const shown = <T>(column: 'image_url' | 'width' | 'height') =>
    sql<T>`coalesce(${sql.raw(`picture.${column}`)}, ${artworks}.${sql.raw(column)})`;
  const imageUrl = shown<string>('image_url');
  const [row] = await db
    .select({
      id: artworks.id,
      title: artworks.title,
      imageUrl,
      artist: personColumns,
      joinedAt: users.createdAt,
      publishedAt: artworks.createdAt,
      width: shown<number>('width'),
      height: shown<number>('height'),
      bytes: uploads.bytes,
      price: artworks.price,
      isHidden: artworks.isHidden,
    })
    .from(artworks)
    .innerJoin(users, eq(users.id, artworks.userId))
    .leftJoin(picture, and(eq(picture.artworkId, artworks.id), eq(picture.imageUrl, pictureUrl ?? '')))
    .leftJoin(uploads, sql`${imageUrl} = '/objects/' || ${uploads.id}`)
    .where(eq(artworks.id, id));
  if (!row) return null;
  const sold = and(
    eq(purchases.artworkId, id),
    sql`${purchases.status} = any(${`{${PAID_STATUSES.join(',')}}`})`,
  );
  return { ...row, salesCount: await db.$count(purchases, sold) };
}
