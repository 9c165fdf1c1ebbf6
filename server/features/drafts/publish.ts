/**
 * Publishes scheduled drafts through the ordinary service. The draft goes in the transaction that publishes its work, so
 * that a killed process or a second one publishes nothing twice.
 */
import * as z from 'zod/mini';
import { ArtworkForm } from '#shared/artworks/contract.ts';
import { UNTITLED } from '#shared/drafts/fields.ts';
import { refusalOf } from '#shared/drafts/refusals.ts';
import type { DraftRow } from '#shared/drafts/tables.ts';
import { isComplete, toArtworkForm } from '#shared/drafts/to-work.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context } from '#server/context.ts';
import { findMember } from '#server/http/session-store.ts';
import { eachRow } from '#server/jobs/each-row.ts';
import { publishArtwork, requirePublisher } from '#server/features/artworks/public.ts';
import { listDue, markRefused } from './queries.ts';

const BATCH = 1000;

async function publish(ctx: Context, row: DraftRow, dueAt: Date): Promise<void> {
  const member = await findMember(ctx.pool, row.userId, ctx.clock.now());
  if (!member) return;
  requirePublisher(member);
  if (!isComplete(row)) throw new AppError('draft_incomplete');
  const form = z.parse(ArtworkForm, toArtworkForm(row));
  await publishArtwork(ctx, member, form, { id: row.id, version: row.version, dueAt });
}

async function refuse(ctx: Context, row: DraftRow, dueAt: Date, code: string): Promise<void> {
  const change = refusalOf(code);
  const about = { draftId: row.id, memberId: row.userId, title: row.fields.title.trim() || UNTITLED };
  await ctx.db.transaction(async (tx) => {
    if (await markRefused(tx, row, dueAt, change)) {
      await ctx.events.emit(tx, 'draft.refused', { ...about, dueAt, change });
    }
  });
}

/** Refused, it stays a draft, and its member is told why. An outage is no refusal: the next run tries again. */
export async function publishDue(ctx: Context): Promise<void> {
  const due = await listDue(ctx.db, ctx.clock.now(), BATCH);
  const rows = new Map(due.map((row) => [row.id, row]));
  await eachRow(ctx, due, 'publishing a scheduled draft failed', async (id) => {
    const row = rows.get(id)!;
    const dueAt = row.publishAt!;
    try {
      await publish(ctx, row, dueAt);
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      await refuse(ctx, row, dueAt, error.code);
    }
  });
}
