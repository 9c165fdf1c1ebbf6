import { and, eq, sql } from 'drizzle-orm';
import { artworks } from '#shared/artworks/tables.ts';
import { messages } from '#shared/messages/tables.ts';
import { reports } from '#shared/moderation/tables.ts';
import type { Queryable } from '#server/context.ts';

/** A second report of the same subject replaces the first. */
export const upsertReport = (db: Queryable, report: typeof reports.$inferInsert) =>
  db
    .insert(reports)
    .values(report)
    .onConflictDoUpdate({
      target: [reports.reporterId, reports.subject, reports.subjectId],
      set: {
        reason: report.reason,
        note: report.note ?? null,
        caseId: report.caseId ?? null,
        createdAt: sql`excluded.created_at`,
      },
    });

export async function findMessageParties(db: Queryable, id: string) {
  const [row] = await db
    .select({ senderId: messages.senderId, receiverId: messages.receiverId })
    .from(messages)
    .where(eq(messages.id, id));
  return row ?? null;
}

export async function isOwnArtwork(db: Queryable, memberId: string, id: string): Promise<boolean> {
  return (await db.$count(artworks, and(eq(artworks.id, id), eq(artworks.userId, memberId)))) > 0;
}
