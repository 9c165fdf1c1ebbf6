import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { designerPortfolios } from '#shared/portfolios/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Queryable } from '#server/context.ts';
import { setRowHidden } from '#server/db/set-hidden.ts';
import { type Member, isModerator } from '#server/http/route.ts';

type PortfolioRow = typeof designerPortfolios.$inferSelect;
type NewPiece = typeof designerPortfolios.$inferInsert;

/** Featured first, then in the designer's order. Hidden ones only for the designer and moderators. */
export const listPieces = (db: Queryable, viewer: Member, userId: string): Promise<PortfolioRow[]> =>
  db
    .select()
    .from(designerPortfolios)
    .where(
      and(
        eq(designerPortfolios.userId, userId),
        viewer.id === userId || isModerator(viewer) ? undefined : eq(designerPortfolios.isHidden, false),
      ),
    )
    .orderBy(
      desc(designerPortfolios.featured),
      asc(designerPortfolios.position),
      desc(designerPortfolios.createdAt),
      asc(designerPortfolios.id),
    );

const own = (userId: string, id: string) =>
  and(eq(designerPortfolios.id, id), eq(designerPortfolios.userId, userId));

export async function findOwnPiece(db: Queryable, userId: string, id: string): Promise<PortfolioRow | null> {
  const [row] = await db.select().from(designerPortfolios).where(own(userId, id));
  return row ?? null;
}

export async function findPiece(db: Queryable, id: string): Promise<PortfolioRow | null> {
  const [row] = await db.select().from(designerPortfolios).where(eq(designerPortfolios.id, id));
  return row ?? null;
}

/** @returns whether it was hidden before; null if there is none */
export const setPieceHidden = (tx: Queryable, id: string, isHidden: boolean) =>
  setRowHidden(tx, designerPortfolios, id, isHidden);

/** Locked until the transaction ends. */
export async function lockOwnPiece(tx: Queryable, userId: string, id: string): Promise<PortfolioRow | null> {
  const [row] = await tx.select().from(designerPortfolios).where(own(userId, id)).for('update');
  return row ?? null;
}

/** Serializes changes of a portfolio. */
export const lockPortfolio = (tx: Queryable, userId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');

/** The number of pieces, and the position of the next one: before all others. */
export async function measurePortfolio(
  tx: Queryable,
  userId: string,
): Promise<{ count: number; front: number }> {
  const [row] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      front: sql<number>`coalesce(min(${designerPortfolios.position}), 1) - 1`,
    })
    .from(designerPortfolios)
    .where(eq(designerPortfolios.userId, userId));
  return row!;
}

export async function insertPiece(tx: Queryable, piece: NewPiece): Promise<PortfolioRow> {
  const [row] = await tx.insert(designerPortfolios).values(piece).returning();
  return row!;
}

export async function updatePiece(
  tx: Queryable,
  id: string,
  fields: Partial<NewPiece>,
): Promise<PortfolioRow> {
  const [row] = await tx
    .update(designerPortfolios)
    .set(fields)
    .where(eq(designerPortfolios.id, id))
    .returning();
  return row!;
}

export const deletePiece = (tx: Queryable, id: string) =>
  tx.delete(designerPortfolios).where(eq(designerPortfolios.id, id));

/** Positions from 0, in the order of the ids. Plain SQL, because this is not an edit of the pieces. */
export const setPiecePositions = (tx: Queryable, userId: string, ids: string[]) =>
  tx.execute(sql`
    update ${designerPortfolios} set position = place.position - 1
    from (select id::uuid, position::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)
      with ordinality as p(id, position)) as place
    where ${designerPortfolios.id} = place.id and ${designerPortfolios.userId} = ${userId}`);
