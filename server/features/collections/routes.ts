import { Router } from 'express';
import { collectionEndpoints as endpoints } from '#shared/collections/contract.ts';
import type { Context } from '#server/context.ts';
import { forReading } from '#server/http/recent-writers.ts';
import { route } from '#server/http/route.ts';
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

export function collectionRoutes(ctx: Context): Router {
  const router = Router();
  for (const list of ['saved', 'liked'] as const) {
    route(ctx, router, endpoints[list], ({ query, actor }) =>
      readKept(forReading(ctx, actor).db, actor, list, query),
    );
  }
  route(ctx, router, endpoints.figures, ({ actor }) => readFigures(forReading(ctx, actor).db, actor));
  route(ctx, router, endpoints.mostSaved, ({ actor }) => readMostSaved(forReading(ctx, actor), actor));
  route(ctx, router, endpoints.places, ({ params, actor }) => readPlaces(ctx.db, actor, params.id));
  route(ctx, router, endpoints.save, ({ params, actor }) => saveWork(ctx, actor, params.id));
  route(ctx, router, endpoints.mine, ({ actor }) => listOwn(forReading(ctx, actor).db, actor));
  route(ctx, router, endpoints.followed, ({ actor }) => listFollowed(forReading(ctx, actor).db, actor));
  route(ctx, router, endpoints.byUser, ({ params, query, actor }) =>
    listCollectionsOf(forReading(ctx, actor, params.id).db, actor, params.id, query.artworkId),
  );
  route(ctx, router, endpoints.holdings, ({ params, actor }) =>
    readHoldings(forReading(ctx, actor, params.id).db, actor, params.id),
  );
  route(ctx, router, endpoints.create, ({ body, actor }) => createCollection(ctx, actor, body));
  route(ctx, router, endpoints.get, ({ params, actor }) =>
    readCollection(forReading(ctx, actor).db, actor, params.id),
  );
  route(ctx, router, endpoints.items, ({ params, query, actor }) =>
    readItems(forReading(ctx, actor).db, actor, params.id, query),
  );
  route(ctx, router, endpoints.edit, ({ params, body, actor }) =>
    editCollection(ctx, actor, params.id, body),
  );
  route(ctx, router, endpoints.remove, ({ params, actor }) => removeCollection(ctx, actor, params.id));
  route(ctx, router, endpoints.duplicate, ({ params, actor }) => duplicateCollection(ctx, actor, params.id));
  route(ctx, router, endpoints.follow, ({ params, actor }) => toggleFollow(ctx, actor, params.id));
  route(ctx, router, endpoints.see, ({ params, actor }) => rememberSeen(ctx, actor, params.id));
  route(ctx, router, endpoints.add, ({ params, body, actor }) =>
    addWork(ctx, actor, params.id, body.artworkId),
  );
  route(ctx, router, endpoints.editItem, ({ params, body, actor }) =>
    editItem(ctx, actor, params.id, body.note),
  );
  route(ctx, router, endpoints.place, ({ params, body, actor }) =>
    placeItem(ctx, actor, params.id, body.after),
  );
  route(ctx, router, endpoints.takeOut, ({ params, actor }) => takeOut(ctx, actor, params.id));
  return router;
}
