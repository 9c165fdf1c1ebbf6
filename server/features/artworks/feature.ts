import { and, eq, isNull } from 'drizzle-orm';
import { changeEndpoints } from '#shared/artworks/changes/contract.ts';
import { artworkEndpoints } from '#shared/artworks/contract.ts';
import { workDeliveryEndpoints } from '#shared/artworks/delivery-contract.ts';
import { pinnedEndpoints } from '#shared/artworks/pinned/contract.ts';
import { artworks as artworksTable } from '#shared/artworks/tables.ts';
import { commentEndpoints } from '#shared/artworks/comments/contract.ts';
import { PAID_STATUSES } from '#shared/orders/states.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Feature } from '#server/feature.ts';
import { forReading } from '#server/http/recent-writers.ts';
import { handle } from '#server/http/route.ts';
import { every } from '#server/jobs/every.ts';
import type { Context, Queryable } from '#server/context.ts';
import { artworkFilesRouter } from './files-router.ts';
import { removeOldViews } from './jobs.ts';
import { onAccountDeletion } from './account-deletion.ts';
import { MEASURE, addPaletteListeners, findUnmeasured, measurePalettes } from './palette/jobs.ts';
import { changeArtworks, removeArtworks } from './changes.ts';
import { editArtwork, removeArtwork } from './edit.ts';
import { listArtworksBy, publishArtwork, readArtwork, readDelivery, toggleLike } from './service.ts';
import { editComment, removeComment } from './comments/change.ts';
import { addComment, listComments, listReplies } from './comments/service.ts';
import { listPinned, pinWorks } from './pinned/pinned.ts';
import { countCommentsOf } from './hide-queries.ts';
import { openTexts } from './texts/texts.ts';

/** Refreshes comments in open tabs that show the work, and the figure in kept cards. */
function addCommentListeners({ events, live }: Context): void {
  for (const name of ['comment.added', 'comment.changed', 'comment.removed'] as const) {
    events.on(name, (tx, { artworkId, commentsCount }) =>
      live.publish(tx, { topic: `artwork:${artworkId}` }, { type: 'comments', artworkId, commentsCount }),
    );
  }
}

/** Refreshes open tabs that show the work, and drops cached cards. Likes: see like-signals.ts. */
function addArtworkListeners(ctx: Context): void {
  const { events, live } = ctx;
  for (const name of ['artwork.changed', 'artwork.removed', 'artwork.sold'] as const) {
    events.on(name, async (tx, { artworkId }) => {
      await live.publish(tx, { topic: `artwork:${artworkId}` }, { type: 'artwork', artworkId });
      await live.dropCards(tx);
    });
  }
  events.on('delivery_profile.deleting', (tx, { profileId, instead }) =>
    tx.update(artworksTable).set(instead).where(eq(artworksTable.deliveryProfileId, profileId)),
  );
  events.on('artwork.published', (tx) => live.dropCards(tx));
  events.on('member.changed', (tx) => live.dropCards(tx));
  // Comments of members who are hidden otherwise are not counted already. The works are locked.
  const countUnlessHidden = async (tx: Queryable, memberId: string, isHidden: boolean) => {
    const isShown = and(eq(users.id, memberId), eq(users.isHidden, false), isNull(users.suspendedUntil));
    if ((await tx.$count(users, isShown)) > 0) await countCommentsOf(tx, memberId, isHidden);
  };
  events.on('deletion.asked', (tx, { memberId }) => countUnlessHidden(tx, memberId, true));
  events.on('deletion.canceled', (tx, { memberId }) => countUnlessHidden(tx, memberId, false));
}

/** An order for it, or for a number of it, is paid. */
const PAID = `('${PAID_STATUSES.join("', '")}')`;

/** The buyer's: with its original and its label. Receipts name one that was refunded. */
const WAS_SOLD = 'exists (select 1 from purchases p where p.artwork_id = artworks.id)';

export const artworks: Feature = {
  onAccountDeletion,
  endpoints: [
    handle(artworkEndpoints, (ctx) => ({
      byUser: ({ params, query, actor }) =>
        listArtworksBy(forReading(ctx, actor, params.id), actor, params.id, query),
      get: ({ params, query, actor }) => readArtwork(ctx, actor, params.id, query),
      create: ({ body: { draftId, draftVersion, ...form }, actor }) =>
        publishArtwork(
          ctx,
          actor,
          form,
          draftId === undefined ? undefined : { id: draftId, version: draftVersion! },
        ),
      edit: ({ params, body, actor }) => editArtwork(ctx, actor, params.id, body),
      remove: ({ params, actor }) => removeArtwork(ctx, actor, params.id),
      like: ({ params, actor }) => toggleLike(ctx, actor, params.id),
    })),
    handle(workDeliveryEndpoints, (ctx) => ({
      get: ({ params, actor }) => readDelivery(ctx, actor, params.id),
    })),
    handle(changeEndpoints, (ctx) => ({
      change: ({ body, actor }) => changeArtworks(ctx, actor, body.changes),
      remove: ({ body, actor }) => removeArtworks(ctx, actor, body.ids),
    })),
    handle(pinnedEndpoints, (ctx) => ({
      pinned: ({ params, actor }) => listPinned(forReading(ctx, actor, params.id), actor, params.id),
      pin: ({ body, actor }) => pinWorks(ctx, actor, body.ids),
    })),
    handle(commentEndpoints, (ctx) => ({
      list: ({ params, query, actor }) => listComments(ctx, actor, params.id, query),
      replies: ({ params, query, actor }) => listReplies(ctx, actor, params, query),
      add: ({ params, body, actor }) => addComment(ctx, actor, params.id, body),
      edit: ({ params, body, actor }) => editComment(ctx, actor, params.id, body.content),
      remove: ({ params, actor }) => removeComment(ctx, actor, params.id),
    })),
  ],
  rawRoutes: {
    paths: ['GET /api/artworks/:id/download', 'GET /api/artworks/:id/original'],
    mount: [artworkFilesRouter],
  },
  jobs: {
    'remove-old-views': { cron: '50 3 * * *', run: removeOldViews },
    'find-unmeasured-works': { cron: every(10, { offset: 6 }), run: findUnmeasured, isRunAtStart: true },
  },
  queuedJobs: { [MEASURE]: measurePalettes },
  listen: [openTexts, addArtworkListeners, addCommentListeners, addPaletteListeners],
  memberData: [
    {
      table: 'artworks',
      columns: { user_id: { keptIf: WAS_SOLD } },
      exported: {
        file: 'artworks',
        omits: ['placeholder', 'version', 'other_alt_texts'],
        rows: `select id, title, description, alt_text, medium, width, height, width_mm, height_mm, depth_mm, category, making, allows_ai_training, tags, price, is_physical,
          delivery_cost, delivery_profile_id, is_for_sale, is_nft_available, is_open_to_offers, least_offer, featured_at, edition_size,
          (select count(*)::int from purchases p where p.artwork_id = artworks.id and p.status in ${PAID}) as sold_count, sold_at, licence, credit, is_hidden, likes_count, views_count, comments_count,
          image_url, (select json_agg(json_build_object('image_url', i.image_url, 'alt_text', i.alt_text) order by i.position)
            from (select 0 as position, artworks.image_url, artworks.alt_text union all
              select position, image_url, alt_text from artwork_images where artwork_id = artworks.id) i) as images, created_at, updated_at
        from artworks where user_id = $1 order by created_at, id`,
      },
    },
    {
      table: 'pinned_works',
      columns: { user_id: 'removed' },
      exported: {
        file: 'pinned-artworks',
        rows: `select p.artwork_id, a.title, p.position from pinned_works p join artworks a on a.id = p.artwork_id
        where p.user_id = $1 order by p.position`,
      },
    },
    {
      table: 'likes',
      columns: { user_id: 'removed' },
      exported: {
        file: 'likes',
        rows: `select a.id as artwork_id, a.title, l.created_at from likes l join artworks a on a.id = l.artwork_id
        where l.user_id = $1 order by l.created_at`,
      },
    },
    {
      table: 'comments',
      columns: { user_id: 'removed' },
      exported: {
        file: 'comments',
        omits: ['parent_at'],
        rows: `select c.id, c.parent_id, a.id as artwork_id, a.title, c.content, c.is_hidden, c.created_at, c.updated_at
        from comments c join artworks a on a.id = c.artwork_id where c.user_id = $1 order by c.created_at, c.id`,
      },
    },
    {
      table: 'artwork_views',
      columns: { user_id: 'removed' },
      exported: {
        file: 'viewed-artworks',
        rows: `select v.artwork_id, a.title, v.day from artwork_views v join artworks a on a.id = v.artwork_id
        where v.user_id = $1 order by v.day, v.artwork_id`,
      },
    },
  ],
};
