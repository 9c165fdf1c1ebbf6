import { collectionEndpoints } from '#shared/collections/contract.ts';
import type { Feature } from '#server/feature.ts';
import { forReading } from '#server/http/recent-writers.ts';
import { handle } from '#server/http/route.ts';
import { memberData } from './member-data.ts';
import { forgetSaved } from './write-queries.ts';
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
  memberData,
  endpoints: [
    handle(collectionEndpoints, (ctx) => ({
      saved: ({ query, actor }) => readKept(forReading(ctx, actor).db, actor, 'saved', query),
      liked: ({ query, actor }) => readKept(forReading(ctx, actor).db, actor, 'liked', query),
      figures: ({ actor }) => readFigures(forReading(ctx, actor).db, actor),
      mostSaved: ({ actor }) => readMostSaved(forReading(ctx, actor), actor),
      places: ({ params, actor }) => readPlaces(ctx.db, actor, params.id),
      save: ({ params, actor }) => saveWork(ctx, actor, params.id),
      mine: ({ actor }) => listOwn(forReading(ctx, actor).db, actor),
      followed: ({ actor }) => listFollowed(forReading(ctx, actor).db, actor),
      byUser: ({ params, query, actor }) =>
        listCollectionsOf(forReading(ctx, actor, params.id).db, actor, params.id, query.artworkId),
      holdings: ({ params, actor }) => readHoldings(forReading(ctx, actor, params.id).db, actor, params.id),
      create: ({ body, actor }) => createCollection(ctx, actor, body),
      get: ({ params, actor }) => readCollection(forReading(ctx, actor).db, actor, params.id),
      items: ({ params, query, actor }) => readItems(forReading(ctx, actor).db, actor, params.id, query),
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
  listen: [({ events }) => events.on('artwork.deleting', (tx, { artworkId }) => forgetSaved(tx, artworkId))],
};
