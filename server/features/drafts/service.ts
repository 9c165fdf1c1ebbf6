import type { Draft, DraftEdit } from '#shared/drafts/contract.ts';
import { type StoredDraftImage, emptyWork } from '#shared/drafts/fields.ts';
import { MAX_DRAFTS, SCHEDULE_FROM_MS, SCHEDULE_UNTIL_MS } from '#shared/drafts/limits.ts';
import type { DraftRow } from '#shared/drafts/tables.ts';
import { gapsOf } from '#shared/drafts/to-work.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { Events } from '#server/events/events.ts';
import { holdMember } from '#server/db/hold-member.ts';
import { uploadIdOf } from '#server/files/address.ts';
import type { Member } from '#server/http/route.ts';
import { holdProfile } from '#server/features/delivery/public.ts';
import { holdForDraft, letGoOfDraft, processImage } from '#server/features/uploads/public.ts';
import {
  countRows,
  deleteRow,
  findImported,
  findRow,
  insertRow,
  listRows,
  lockRow,
  updateRow,
  withoutDraft,
} from './queries.ts';
import { findPublished, insertImported } from './import-queries.ts';
import { toDraft, toDrafts } from './views.ts';

export const listDrafts = async ({ db }: { db: Queryable }, member: Member): Promise<Draft[]> =>
  toDrafts(db, await listRows(db, member.id));

export async function readDraft({ db }: { db: Queryable }, member: Member, id: string): Promise<Draft> {
  const row = await findRow(db, member.id, id);
  if (!row) throw new AppError('draft_not_found');
  return toDraft(db, row);
}

const idsOf = (images: readonly StoredDraftImage[]): string[] =>
  images.flatMap(({ imageUrl }) => uploadIdOf(imageUrl) ?? []);

/** Each picture once, by its object path. Throws what `processImage` throws for a new one. */
async function storedImages(
  ctx: Context,
  member: Member,
  images: readonly StoredDraftImage[],
  known: readonly StoredDraftImage[],
): Promise<StoredDraftImage[]> {
  const had = new Set(known.map(({ imageUrl }) => imageUrl));
  const stored = new Map<string, StoredDraftImage>();
  for (const { imageUrl: address, altText } of images) {
    const imageUrl = had.has(address) ? address : (await processImage(ctx, member.id, address)).objectPath;
    if (!stored.has(imageUrl)) stored.set(imageUrl, { imageUrl, altText });
  }
  return [...stored.values()];
}

/**
 * Throws `drafts_full`, and `already_imported` if what has the import key is published.
 * @returns the one there is, if a draft was made with the import key before
 */
export async function createDraft(
  ctx: Context,
  member: Member,
  { fields, images: given = [], importKey }: DraftEdit & { importKey?: string | undefined },
): Promise<Draft> {
  const images = await storedImages(ctx, member, given, []);
  return ctx.db.transaction(async (tx) => {
    await holdMember(tx, member.id);
    const same = importKey === undefined ? null : await findImported(tx, member.id, importKey);
    if (same) return toDraft(tx, same);
    if (importKey !== undefined && (await findPublished(tx, member.id, [importKey])).size > 0)
      throw new AppError('already_imported');
    if ((await countRows(tx, member.id)) >= MAX_DRAFTS) throw new AppError('drafts_full');
    await holdForDraft(ctx, tx, member.id, idsOf(images));
    const now = ctx.clock.now();
    const row = await insertRow(tx, {
      userId: member.id,
      fields: { ...emptyWork(fields?.unit ?? 'cm'), ...fields },
      images,
      importKey: importKey ?? null,
      createdAt: now,
      updatedAt: now,
    });
    return toDraft(tx, row);
  });
}

/** The member's own draft, locked. Throws `draft_not_found`, and `draft_changed` if it has another version. */
async function lockDraft(tx: Queryable, memberId: string, id: string, version?: number): Promise<DraftRow> {
  await holdMember(tx, memberId);
  const row = await lockRow(tx, memberId, id);
  if (!row) throw new AppError('draft_not_found');
  if (version !== undefined && row.version !== version) throw new AppError('draft_changed');
  return row;
}

const letGo = async ({ clock }: Context, tx: Queryable, memberId: string, uploadIds: string[]) =>
  letGoOfDraft(tx, await withoutDraft(tx, memberId, uploadIds), clock.now());

/** Saves what was typed; what is so already is no change. Throws `draft_changed` for an earlier version. */
export async function editDraft(
  ctx: Context,
  member: Member,
  id: string,
  { version, fields, images: given }: DraftEdit & { version: number },
): Promise<Draft> {
  const known = await findRow(ctx.db, member.id, id);
  if (!known) throw new AppError('draft_not_found');
  const images = given && (await storedImages(ctx, member, given, known.images));
  return ctx.db.transaction(async (tx) => {
    const row = await lockDraft(tx, member.id, id, version);
    const next = { fields: { ...row.fields, ...fields }, images: images ?? row.images };
    if (isSame(next, row)) return toDraft(tx, row);
    const saved = await updateRow(tx, id, {
      ...next,
      version: row.version + 1,
      failure: null,
      failedAt: null,
      updatedAt: ctx.clock.now(),
    });
    const [before, after] = [idsOf(row.images), idsOf(next.images)];
    await holdForDraft(
      ctx,
      tx,
      member.id,
      after.filter((upload) => !before.includes(upload)),
    );
    await letGo(
      ctx,
      tx,
      member.id,
      before.filter((upload) => !after.includes(upload)),
    );
    return toDraft(tx, saved);
  });
}

type Typed = Pick<DraftRow, 'fields' | 'images'>;
/** jsonb keeps no order of keys. */
const isSame = (a: Typed, b: Typed): boolean =>
  Object.entries(a.fields).every(([name, value]) => b.fields[name as keyof typeof b.fields] === value) &&
  a.images.length === b.images.length &&
  a.images.every(
    ({ imageUrl, altText }, at) => b.images[at]!.imageUrl === imageUrl && b.images[at]!.altText === altText,
  );

async function removeLocked(ctx: Context, tx: Queryable, { id, userId, images }: DraftRow): Promise<void> {
  await deleteRow(tx, id);
  await letGo(ctx, tx, userId, idsOf(images));
}

/** A job removes its uploads a day later. */
export async function removeDraft(ctx: Context, member: Member, id: string): Promise<undefined> {
  await ctx.db.transaction(async (tx) => removeLocked(ctx, tx, await lockDraft(tx, member.id, id)));
}

/** Goes with the publication of its work, which keeps its import key. Throws `draft_not_found`, and `draft_changed`. */
export async function removePublished(
  ctx: Context,
  tx: Queryable,
  { artworkId, artistId, draft }: Events['artwork.published'],
): Promise<void> {
  if (!draft) return;
  const row = await lockDraft(tx, artistId, draft.id, draft.version);
  const isDue = draft.dueAt === undefined || row.publishAt?.getTime() === draft.dueAt.getTime();
  if (!isDue) throw new AppError('draft_changed');
  if (row.importKey !== null)
    await insertImported(tx, { userId: artistId, importKey: row.importKey, artworkId });
  await removeLocked(ctx, tx, row);
}

function requireInRange(now: Date, publishAt: Date): void {
  const ahead = publishAt.getTime() - now.getTime();
  if (ahead >= SCHEDULE_FROM_MS && ahead <= SCHEDULE_UNTIL_MS) return;
  const message =
    ahead < SCHEDULE_FROM_MS
      ? 'Choose a time at least five minutes from now.'
      : 'Choose a time within the next 90 days.';
  throw new AppError('invalid_request', { detail: message, issues: [{ path: 'publishAt', message }] });
}

/** Throws `draft_incomplete`, which names what is missing and what is wrong: a deleted delivery profile as well. */
async function requireComplete(tx: Queryable, row: DraftRow): Promise<void> {
  const { missing, wrong } = gapsOf(row);
  const { isPhysical, deliveryProfileId } = row.fields;
  const hasProfile = isPhysical && deliveryProfileId !== '' && !wrong.includes('delivery');
  if (hasProfile && !(await holdProfile(tx, row.userId, deliveryProfileId))) wrong.push('delivery');
  if (missing.length + wrong.length === 0) return;
  const missed = missing.length > 0 ? ` Still missing: ${missing.join(', ')}.` : '';
  const checked = wrong.length > 0 ? ` Please check: ${wrong.join(', ')}.` : '';
  throw new AppError('draft_incomplete', { detail: `This draft can’t be published yet.${missed}${checked}` });
}

/** Throws `draft_incomplete`, and `invalid_request` for a time that is too near or too far. */
export async function scheduleDraft(
  ctx: Context,
  member: Member,
  id: string,
  { version, publishAt }: { version: number; publishAt: Date },
): Promise<Draft> {
  return ctx.db.transaction(async (tx) => {
    const row = await lockDraft(tx, member.id, id, version);
    await requireComplete(tx, row);
    requireInRange(ctx.clock.now(), publishAt);
    return toDraft(tx, await updateRow(tx, id, { publishAt, failure: null, failedAt: null }));
  });
}

export async function unscheduleDraft(ctx: Context, member: Member, id: string): Promise<Draft> {
  return ctx.db.transaction(async (tx) => {
    await lockDraft(tx, member.id, id);
    return toDraft(tx, await updateRow(tx, id, { publishAt: null }));
  });
}
