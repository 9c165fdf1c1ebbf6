/** Finding, watching and liking Hub videos. See publish.ts for creating them. */
import type * as z from 'zod/mini';
import type { HubVideo, inspirationEndpoints } from '#shared/inspiration/contract.ts';
import type { Playback } from '#shared/videos/state.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Page } from '#shared/http/page.ts';
import { isPremiumType } from '#shared/premium/premium-access.ts';
import type { Context, Queryable } from '#server/context.ts';
import { decodeCursor, encodeCursor } from '#server/db/order-cursor.ts';
import type { Member } from '#server/http/route.ts';
import { cleanWords, correctWords } from '#server/spelling/correct-words.ts';
import { submittedWords } from '#server/spelling/submitted-words.ts';
import { playbackFor } from '#server/features/videos/public.ts';
import { listHubVideoRows } from './list-queries.ts';
import { countsAsView, maySeeHubVideo } from './policy.ts';
import { addToLikes, countView, findCard, flipLike, lockHubVideo } from './queries.ts';
import { thumbnailOf, toHubVideo } from './views.ts';

type ListQuery = z.output<(typeof inspirationEndpoints)['list']['query']>;

async function readPage(
  ctx: Context,
  viewer: Member,
  listQuery: ListQuery,
  words: string,
  isCorrected: boolean,
): Promise<Page<HubVideo>> {
  const { sort, category, type, artistId, limit } = listQuery;
  const after = listQuery.cursor === undefined ? null : decodeCursor(sort, listQuery.cursor);
  const isMine = listQuery.mine === 'true';
  const filters = { sort, category, type, artistId, isMine, words };
  const rows = await listHubVideoRows(ctx.db, viewer, { ...filters, after, rows: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const items = shown.map(({ k: _k, ...row }) => toHubVideo(row, viewer));
  if (rows.length <= limit || !last) return { items, next: null };
  const at = last.createdAt.toISOString();
  const position = { k: last.k, at, id: last.id, bottomAt: null, bottomId: null, isCorrected };
  return { items, next: encodeCursor(sort, position) };
}

/**
 * Published and ready ones; with `mine` all of the member's own. Corrects words without hits. Throws
 * `invalid_request` for a cursor of another order.
 */
export async function listHubVideos(
  ctx: Context,
  viewer: Member,
  listQuery: ListQuery,
): Promise<Page<HubVideo>> {
  const words = cleanWords(listQuery.q);
  if (listQuery.cursor !== undefined) {
    const { isCorrected } = decodeCursor(listQuery.sort, listQuery.cursor);
    const corrected = words && isCorrected ? await correctWords(ctx.db, words) : null;
    return readPage(ctx, viewer, listQuery, submittedWords(corrected ?? words), isCorrected);
  }
  const page = await readPage(ctx, viewer, listQuery, submittedWords(words), false);
  if (!words || page.items.length > 0) return page;
  const corrected = await correctWords(ctx.db, words);
  return corrected === null ? page : readPage(ctx, viewer, listQuery, submittedWords(corrected), true);
}

/** Throws `content_not_found` if it is absent or hidden from the member. */
export async function requireHubVideo(db: Queryable, member: Member, id: string) {
  const row = await findCard(db, member, id);
  if (!row || !maySeeHubVideo(member, row)) throw new AppError('content_not_found');
  const { isReady: _ready, isArtistHidden: _artist, isBlocked: _block, ...card } = row;
  return card;
}

export async function readHubVideo(ctx: Context, member: Member, id: string): Promise<HubVideo> {
  return toHubVideo(await requireHubVideo(ctx.db, member, id), member);
}

export async function playHubVideo(ctx: Context, member: Member, id: string): Promise<Playback> {
  const hubVideo = await requireHubVideo(ctx.db, member, id);
  const premiumAccess = { isGated: isPremiumType(hubVideo.type), authorId: hubVideo.artistId };
  const playback = await playbackFor(ctx, member, hubVideo.video, premiumAccess);
  return { ...playback, posterUrl: thumbnailOf(hubVideo, 'preview') };
}

/** Counts one view per member, video and UTC day. */
export async function viewHubVideo(ctx: Context, member: Member, id: string): Promise<{ viewCount: number }> {
  const hubVideo = await requireHubVideo(ctx.db, member, id);
  if (!countsAsView(member, hubVideo)) return { viewCount: hubVideo.viewCount };
  const counted = await countView(ctx.db, { contentId: id, userId: member.id, at: ctx.clock.now() });
  return { viewCount: counted ?? hubVideo.viewCount };
}

/** Toggles the like. Throws `content_not_found`, and `blocked` if there is a block. */
export function toggleLike(
  ctx: Context,
  member: Member,
  contentId: string,
): Promise<{ liked: boolean; likeCount: number }> {
  return ctx.db.transaction(async (tx) => {
    const row = await lockHubVideo(tx, member, contentId);
    const isSeen = row && maySeeHubVideo(member, { ...row.hubVideo, ...row, isBlocked: false });
    if (!isSeen) throw new AppError('content_not_found');
    if (row.isBlocked) throw new AppError('blocked');
    const liked = await flipLike(tx, { contentId, userId: member.id });
    return { liked, likeCount: await addToLikes(tx, contentId, liked ? 1 : -1) };
  });
}
