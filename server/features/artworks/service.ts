import type * as z from 'zod/mini';
import { type AwayTimes, backOnAt } from '#shared/accounts/away/back-on.ts';
import { type ArtworkForm, artworkEndpoints } from '#shared/artworks/contract.ts';
import type { Received } from '#shared/http/endpoint.ts';
import { AppError } from '#shared/http/errors.ts';
import type { PageRequest } from '#shared/http/page.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { artworks } from '#shared/artworks/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { Events } from '#server/events/events.ts';
import { toPage } from '#server/db/keyset.ts';
import { JsonText } from '#server/http/json.ts';
import { type Member, admit } from '#server/http/route.ts';
import { attachUpload, prepareUpload } from '#server/features/uploads/public.ts';
import { holdQuota } from '#server/files/quota.ts';
import { beginAgreement, requireMember } from '#server/features/accounts/public.ts';
import { artworkOwner } from './picture-owner.ts';
import { attachFurther, firstAltText, prepareFurther, requireOrder } from './images.ts';
import { keepArtwork } from './edit-queries.ts';
import { labeledMaking } from './labeled-making.ts';
import { countsAsView, maySeeArtwork } from './policy.ts';
import { findArtwork, findWork, flipLike, listWorksBy, lockArtwork } from './queries.ts';
import { deliveryOf } from './delivery.ts';
import { offersOf } from './offer-fields.ts';
import { sizeOf } from './size.ts';
import { signalLike } from './like-signals.ts';
import { countView, uncountedViews } from './view-counter.ts';
import { cardArray, cardList } from './texts/cards.ts';
import { findDelivery, findPageState, findSale } from './texts/page-queries.ts';
import { readPage } from './texts/page.ts';
import { gallerySettings } from '#server/features/settings/public.ts';

/** Newest first. */
export async function listArtworksBy(
  ctx: Context,
  viewer: Member,
  userId: string,
  request: PageRequest & { forSale?: boolean | undefined },
): Promise<JsonText> {
  await requireMember(ctx.db, viewer, userId);
  const page = toPage(await listWorksBy(ctx.db, viewer, { ...request, userId }), request.limit);
  return cardList(ctx, page.items, page.next);
}

/** Counts a view, once per member, work and UTC day. */
export async function readArtwork(
  ctx: Context,
  viewer: Member,
  id: string,
  arrival: Received<typeof artworkEndpoints.get>['query'],
): Promise<JsonText> {
  const now = ctx.clock.now();
  const state = await findPageState(ctx.db, viewer, id, now);
  if (!state || !maySeeArtwork(viewer, state)) throw new AppError('artwork_not_found');
  if (!state.isViewed && countsAsView(viewer, state)) {
    const { from: source = 'link', words } = arrival;
    countView(ctx, { artworkId: id, artistId: state.userId, userId: viewer.id, at: now, source, words });
  }
  const viewsCount = state.viewsCount + uncountedViews(ctx, id);
  const page = await readPage(
    ctx,
    viewer,
    { ...state, viewsCount },
    { now, rates: await gallerySettings(ctx) },
  );
  if (!page) throw new AppError('artwork_not_found');
  return page;
}

/** Throws `artwork_not_found`. */
export async function readDelivery(ctx: Context, viewer: Member, id: string) {
  await requireArtwork(ctx.db, viewer, id);
  const sold = await findSale(ctx.db, viewer, id, ctx.clock.now());
  return { ...(await findDelivery(ctx.db, id)), agreed: sold!.agreed };
}

/** After the commit that changed it. */
export async function readCard(ctx: Context, viewer: Member, id: string): Promise<JsonText> {
  const card = await cardArray(ctx, await findWork(ctx.db, viewer, id));
  return new JsonText(card.slice(1, -1));
}

/** Throws what keeps the member from publishing anything now: `suspended`, `deletion_pending`, `terms_not_accepted`. */
export const requirePublisher = (member: Member): void => admit(artworkEndpoints.create, { member });

/** Attaches the member's own processed uploads and publishes the work, in place of a draft if there is one. */
export async function publishArtwork(
  ctx: Context,
  member: Member,
  form: z.output<typeof ArtworkForm>,
  draft?: Events['artwork.published']['draft'],
): Promise<JsonText> {
  const images = form.images ?? [{ imageUrl: form.imageUrl }];
  requireOrder(images, form.imageUrl);
  await prepareUpload(ctx, artworkOwner, member.id, form.imageUrl);
  await prepareFurther(ctx, member.id, images);
  const hasPrice = form.isForSale && form.price !== undefined && form.price !== null;
  const id = await ctx.db.transaction(async (tx) => {
    await holdQuota(ctx, tx, artworkOwner, member.id);
    const image = await attachUpload(tx, artworkOwner, { userId: member.id, imageUrl: form.imageUrl });
    const further = await attachFurther(ctx, tx, member.id, images);
    const [row] = await tx
      .insert(artworks)
      .values({
        title: form.title,
        description: form.description || null,
        altText: firstAltText(images, form.altText),
        otherAltTexts: further.otherAltTexts,
        medium: form.medium || null,
        category: form.category,
        making: await labeledMaking(tx, form.category, form.making, [image.objectPath, ...further.urls]),
        tags: form.tags,
        imageUrl: image.objectPath,
        width: image.width,
        height: image.height,
        placeholder: image.placeholder,
        isForSale: form.isForSale,
        isNftAvailable: form.isNftAvailable,
        allowsAiTraining: form.allowsAiTraining,
        price: hasPrice ? fromCents(toCents(form.price!)) : null,
        editionSize: form.isForSale ? (form.editionSize ?? null) : null,
        ...offersOf(form),
        ...(await deliveryOf(tx, member.id, form)),
        ...sizeOf(form),
        userId: member.id,
      })
      .returning({ id: artworks.id });
    await further.store(row!.id);
    await ctx.events.emit(tx, 'artwork.published', {
      artworkId: row!.id,
      artistId: member.id,
      ...(draft && { draft }),
    });
    return row!.id;
  });
  return readCard(ctx, member, id);
}

/**
 * Locks the work until the transaction ends, for changes of its counters. Throws `artwork_not_found` if it is
 * absent or hidden from the member, and `blocked` if there is a block.
 */
export async function lockViewableArtwork(tx: Queryable, member: Member, id: string) {
  const artwork = await lockArtwork(tx, member, id);
  if (!artwork || !maySeeArtwork(member, { ...artwork, isBlocked: false })) {
    throw new AppError('artwork_not_found');
  }
  if (artwork.isBlocked) throw new AppError('blocked');
  return artwork;
}

/**
 * The same, to begin something with its artist. Also throws `deletion_pending` and `suspended`, if that is so of the
 * member by now.
 */
export async function lockForAgreement(tx: Queryable, member: Member, id: string, now: Date) {
  const artwork = await findArtwork(tx, member, id);
  if (artwork) await beginAgreement(tx, member, artwork.userId, now);
  return lockViewableArtwork(tx, member, id);
}

/** Throws `artist_away`: nothing new begins with an artist before the day of return. */
export function requireArtistHere(artwork: AwayTimes, now: Date): void {
  const day = backOnAt(artwork, now);
  if (day === null) return;
  const text = new Date(day).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
  throw new AppError('artist_away', {
    detail: `The artist is away. Back on ${text}.`,
    until: artwork.awayUntil!,
  });
}

export async function canViewArtwork(db: Queryable, member: Member, id: string): Promise<boolean> {
  const artwork = await findArtwork(db, member, id);
  return artwork !== null && maySeeArtwork(member, artwork);
}

/** Throws `artwork_not_found` if the work is absent or hidden from the member. */
export async function requireArtwork(db: Queryable, member: Member, id: string): Promise<void> {
  if (!(await canViewArtwork(db, member, id))) throw new AppError('artwork_not_found');
}

/** The same, and it is not deleted until the transaction ends. */
export async function holdArtwork(tx: Queryable, member: Member, id: string): Promise<void> {
  await keepArtwork(tx, id);
  await requireArtwork(tx, member, id);
}

/** Why the member may not like the work. */
async function refusalOf(db: Queryable, member: Member, id: string): Promise<AppError> {
  const artwork = await findArtwork(db, member, id);
  const isBlocked = artwork?.isBlocked && maySeeArtwork(member, { ...artwork, isBlocked: false });
  return new AppError(isBlocked ? 'blocked' : 'artwork_not_found');
}

/** Toggles the like. */
export async function toggleLike(
  ctx: Context,
  member: Member,
  artworkId: string,
): Promise<{ isLiked: boolean; likesCount: number }> {
  const toggled = await flipLike(ctx.db, member, artworkId, ctx.clock.now());
  if (!toggled) throw await refusalOf(ctx.db, member, artworkId);
  const { isLiked, likesCount, artistId, isNotified } = toggled;
  await ctx.events.emit(ctx.db, isLiked ? 'artwork.liked' : 'artwork.unliked', { artworkId, likesCount });
  signalLike(ctx, { artworkId, notified: isNotified ? artistId : null });
  return { isLiked, likesCount };
}
