/** Uploads that drafts name stay unattached, and are kept as long as one of them does. */
import { and, eq, inArray, ne } from 'drizzle-orm';
import { uploads } from '#shared/uploads/tables.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context, Queryable } from '#server/context.ts';

/** Throws `upload_not_found` unless all of them are the member's own and processed. */
export async function holdForDraft(
  { live }: Context,
  tx: Queryable,
  userId: string,
  ids: string[],
): Promise<void> {
  if (ids.length === 0) return;
  const held = await tx
    .update(uploads)
    .set({ isInDraft: true })
    .where(and(inArray(uploads.id, ids), eq(uploads.userId, userId), ne(uploads.status, 'issued')))
    .returning({ id: uploads.id });
  if (held.length < new Set(ids).size) throw new AppError('upload_not_found');
  for (const uploadId of ids) await live.dropMedia(tx, { uploadId });
}

/** Their day begins. Call with those that no other draft has. */
export async function letGoOfDraft(tx: Queryable, ids: string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx.update(uploads).set({ isInDraft: false, leftDraftAt: at }).where(inArray(uploads.id, ids));
}
