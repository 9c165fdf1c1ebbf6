import { collectionEndpoints } from '#shared/collections/contract.ts';
import type { Feature } from '#server/feature.ts';
import { forReading } from '#server/http/recent-writers.ts';
import { handle } from '#server/http/route.ts';
import { removeFromCollections } from './write-queries.ts';
import { readHoldings } from './holdings.ts';
import {
  addWork,
  editItem,
  placeItem,
  readFigures,
  readItems,
  readKept,
  readMostSaved,
  readPlaces,
  saveWork,
  takeOut,
} from './items.ts';
import { listFollowed, listOwn } from './queries.ts';
import {
  createCollection,
  duplicateCollection,
  editCollection,
  listCollectionsOf,
  readCollection,
  rememberSeen,
  removeCollection,
  toggleFollow,
} from './service.ts';

export const collections: Feature = {
  endpoints: [
    handle(collectionEndpoints, (ctx) => ({
      saved: ({ query, actor }) => readKept(forReading(ctx, actor), actor, 'saved', query),
      liked: ({ query, actor }) => readKept(forReading(ctx, actor), actor, 'liked', query),
      figures: ({ actor }) => readFigures(forReading(ctx, actor).db, actor),
      mostSaved: ({ actor }) => readMostSaved(forReading(ctx, actor), actor),
      places: ({ params, actor }) => readPlaces(ctx.db, actor, params.id),
      save: ({ params, actor }) => saveWork(ctx, actor, params.id),
      mine: ({ actor }) => listOwn(forReading(ctx, actor).db, actor),
      followed: ({ actor }) => listFollowed(forReading(ctx, actor).db, actor),
      byUser: ({ params, query, actor }) =>
        listCollectionsOf(forReading(ctx, actor, params.id).db, actor, params.id, query.artworkId),
      holdings: ({ params, actor }) => readHoldings(forReading(ctx, actor, params.id), actor, params.id),
      create: ({ body, actor }) => createCollection(ctx, actor, body),
      get: ({ params, actor }) => readCollection(forReading(ctx, actor).db, actor, params.id),
      items: ({ params, query, actor }) => readItems(forReading(ctx, actor), actor, params.id, query),
      edit: ({ params, body, actor }) => editCollection(ctx, actor, params.id, body),
      remove: ({ params, actor }) => removeCollection(ctx, actor, params.id),
      duplicate: ({ params, actor }) => duplicateCollection(ctx, actor, params.id),
      follow: ({ params, actor }) => toggleFollow(ctx, actor, params.id),
      see: ({ params, actor }) => rememberSeen(ctx, actor, params.id),
      add: ({ params, body, actor }) => addWork(ctx, actor, params.id, body.artworkId),
      editItem: ({ params, body, actor }) => editItem(ctx, actor, params.id, body.note),
      place: ({ params, body, actor }) => placeItem(ctx, actor, params.id, body.after),
      takeOut: ({ params, actor }) => takeOut(ctx, actor, params.id),
    })),
  ],
  listen: [
    ({ events }) =>
      events.on('artwork.deleting', (tx, { artworkId }) => removeFromCollections(tx, artworkId)),
  ],
  memberData: [
    {
      table: 'collections',
      columns: { owner_id: 'removed' },
      exported: {
        file: 'collections',
        rows: `select id, title, note, visibility, is_default, is_hidden, created_at, updated_at
        from collections where owner_id = $1 order by created_at, id`,
      },
    },
    {
      table: 'collection_items',
      columns: { owner_id: 'removed' },
      exported: {
        file: 'saved-artworks',
        rows: `select c.title as collection, i.artwork_id, a.title, i.note, i.created_at
        from collection_items i join collections c on c.id = i.collection_id left join artworks a on a.id = i.artwork_id
        where i.owner_id = $1 order by c.created_at, c.id, i.position, i.id`,
      },
    },
    {
      table: 'collection_follows',
      columns: { follower_id: 'removed' },
      exported: {
        file: 'followed-collections',
        rows: `select c.id as collection_id, f.seen_at, f.created_at
        from collection_follows f join collections c on c.id = f.collection_id
        where f.follower_id = $1 order by f.created_at`,
      },
    },
  ],
};
