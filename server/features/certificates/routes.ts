import { Router } from 'express';
import { certificateEndpoints as endpoints } from '#shared/certificates/contract.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import {
  acceptHandover,
  makeLink,
  nameInChain,
  readCertificate,
  readCertificateOf,
  readHandover,
  takeLinkBack,
} from './handover.ts';
import { listOwnCertificates } from './own-list.ts';
import { verifyCertificate } from './service.ts';

export function certificateRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, endpoints.mine, ({ query, actor }) => listOwnCertificates(ctx, actor, query));
  route(ctx, router, endpoints.verify, ({ params }) => verifyCertificate(ctx, params.code));
  route(ctx, router, endpoints.get, ({ params, actor }) => readCertificate(ctx, actor, params.code));
  route(ctx, router, endpoints.ofPurchase, ({ params, actor }) => readCertificateOf(ctx, actor, params.id));
  route(ctx, router, endpoints.setName, ({ params, body, actor }) =>
    nameInChain(ctx, actor, params.code, body.isNamed),
  );
  route(ctx, router, endpoints.makeLink, ({ params, actor }) => makeLink(ctx, actor, params.code));
  route(ctx, router, endpoints.takeLinkBack, ({ params, actor }) => takeLinkBack(ctx, actor, params.code));
  route(ctx, router, endpoints.handover, ({ params, query, actor }) =>
    readHandover(ctx, actor, params.code, query.take),
  );
  route(ctx, router, endpoints.accept, ({ params, body, actor }) =>
    acceptHandover(ctx, actor, params.code, body),
  );
  return router;
}
