import type * as z from 'zod/mini';
import type { Collection, CollectionEdit, CollectionForm } from '#shared/collections/contract.ts';
import { collections } from '#shared/collections/tables.ts';
import { COLLECTION_MAX_WORKS, MAX_COLLECTIONS } from '#shared/collections/limits.ts';
import { cutTo } from '#shared/kernel/cut.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context, Queryable } from '#server/context.ts';
import { isMadeBefore } from '#server/db/made-before.ts';
import { dropPages } from '#server/events/pages.ts';
import type { Member } from '#server/http/route.ts';
import { requireMember } from '#server/features/accounts/public.ts';
import { holdArtwork } from '#server/features/artworks/public.ts';
import { maySeeCollection } from './policy.ts';
import { findAccess, findCollection, listPublicOf } from './queries.ts';
import {
  appendItem,
  copyItems,
  countItems,
  lockAndCount,
  deleteCollection,
  flipFollow,
  hasItem,
  insertCollection,
  lockOwn,
  updateCollection,
  writeSeen,
} from './write-queries.ts';

/** Refreshes the member's other tabs, and what visitors read of the collection. */
export async function signalChange(
  ctx: Context,
  tx: Queryable,
  memberId: string,
  collectionId?: string,
): Promise<void> {
  await ctx.live.publish(tx, { to: [memberId] }, { type: 'saved' });
  if (collectionId !== undefined) await dropPages(ctx, tx, collectionId);
}

/** Throws `collection_not_found` if it is absent or hidden from the viewer. @returns whose it is */
export async function requireCollection(db: Queryable, viewer: Member, id: string): Promise<string> {
  const access = await findAccess(db, viewer, id);
  if (!access || !maySeeCollection(viewer, access)) throw new AppError('collection_not_found');
  return access.ownerId;
}

export async function readCollection(db: Queryable, viewer: Member, id: string): Promise<Collection> {
  await requireCollection(db, viewer, id);
  return (await findCollection(db, viewer, id))!;
}

export async function listCollectionsOf(db: Queryable, viewer: Member, memberId: string, artworkId?: string) {
  await requireMember(db, viewer, memberId);
  return listPublicOf(db, viewer, memberId, artworkId);
}

async function requireOwn(tx: Queryable, member: Member, id: string) {
  const own = await lockOwn(tx, member.id, id);
  if (!own) throw new AppError('collection_not_found');
  return own;
}

async function requireRoom(tx: Queryable, member: Member): Promise<void> {
  if ((await lockAndCount(tx, member.id)) >= MAX_COLLECTIONS) throw new AppError('collections_full');
}

export async function createCollection(
  ctx: Context,
  member: Member,
  { title, note, artworkId, clientId }: z.output<typeof CollectionForm>,
): Promise<Collection> {
  const at = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const named = { table: collections, owner: collections.ownerId, id: clientId, ownerId: member.id };
    if (await isMadeBefore(tx, named)) return (await findCollection(tx, member, clientId!))!;
    if (artworkId !== undefined) await holdArtwork(tx, member, artworkId);
    await requireRoom(tx, member);
    const id = await insertCollection(tx, {
      id: clientId,
      ownerId: member.id,
      title,
      note: note || null,
      createdAt: at,
      updatedAt: at,
    });
    if (artworkId !== undefined) {
      await appendItem(tx, { collectionId: id, ownerId: member.id, artworkId, createdAt: at });
    }
    await signalChange(ctx, tx, member.id);
    return (await findCollection(tx, member, id))!;
  });
}

/** Throws `collection_not_found`; `collection_changed` if the cover is not in it anymore. */
export function editCollection(
  ctx: Context,
  member: Member,
  id: string,
  { title, note, visibility, coverItemId }: z.output<typeof CollectionEdit>,
): Promise<Collection> {
  return ctx.db.transaction(async (tx) => {
    const before = await requireOwn(tx, member, id);
    if (coverItemId !== undefined && !(await hasItem(tx, before.id, coverItemId))) {
      throw new AppError('collection_changed');
    }
    await updateCollection(tx, before.id, {
      ...(title === undefined ? {} : { title }),
      ...(note === undefined ? {} : { note: note || null }),
      ...(visibility === undefined ? {} : { visibility }),
      ...(coverItemId === undefined ? {} : { coverItemId }),
      updatedAt: ctx.clock.now(),
    });
    await signalChange(ctx, tx, member.id, before.id);
    return (await findCollection(tx, member, before.id))!;
  });
}

export async function removeCollection(ctx: Context, member: Member, id: string): Promise<undefined> {
  await ctx.db.transaction(async (tx) => {
    const { id: collectionId } = await requireOwn(tx, member, id);
    await deleteCollection(tx, collectionId);
    await signalChange(ctx, tx, member.id, collectionId);
  });
}

const MAX_TITLE = 80;
const copied = (title: string): string => `${cutTo(title, MAX_TITLE - ' (copy)'.length)} (copy)`;

/** Private, without followers. */
export function duplicateCollection(ctx: Context, member: Member, id: string): Promise<Collection> {
  const at = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    await requireRoom(tx, member);
    const { id: from, title, note } = await requireOwn(tx, member, id);
    const to = await insertCollection(tx, {
      ownerId: member.id,
      title: copied(title),
      note,
      createdAt: at,
      updatedAt: at,
    });
    await copyItems(tx, { from, to, ownerId: member.id, at });
    await signalChange(ctx, tx, member.id);
    return (await findCollection(tx, member, to))!;
  });
}

/** Throws `collection_full` if there is no room for another work in a locked collection. */
export async function requireSpace(tx: Queryable, collectionId: string): Promise<void> {
  if ((await countItems(tx, collectionId)) >= COLLECTION_MAX_WORKS) throw new AppError('collection_full');
}

export async function toggleFollow(
  ctx: Context,
  member: Member,
  id: string,
): Promise<{ isFollowed: boolean }> {
  if ((await requireCollection(ctx.db, member, id)) === member.id) throw new AppError('own_content');
  return ctx.db.transaction(async (tx) => {
    const pair = { collectionId: id, followerId: member.id };
    const isFollowed = await flipFollow(tx, pair, ctx.clock.now());
    await signalChange(ctx, tx, member.id);
    return { isFollowed };
  });
}

export async function rememberSeen(ctx: Context, member: Member, id: string): Promise<undefined> {
  await writeSeen(ctx.db, id, member.id, ctx.clock.now());
  return undefined;
}
