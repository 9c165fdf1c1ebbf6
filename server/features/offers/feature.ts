import { offerEndpoints } from '#shared/offers/contract.ts';
import type { OpenItem } from '#shared/accounts/deletion/contract.ts';
import type { Feature, ReadContext } from '#server/feature.ts';
import { handle } from '#server/http/route.ts';
import { every } from '#server/jobs/every.ts';
import {
  DECLINE_LOW,
  declineLowOffer,
  declineLowOffersOf,
  endAtSale,
  endOffersBetween,
  endOffersFor,
  endOffersOf,
  endUnfit,
  expireOffers,
} from './ending.ts';
import { memberData } from './member-data.ts';
import {
  acceptOffer,
  counterOffer,
  declineOffer,
  listOffers,
  makeOffer,
  readOfferOf,
  withdrawOffer,
} from './service.ts';
import { listLiveOf } from './queries.ts';

/** Open offers; accepted ones are orders. */
async function listOpenOffers(ctx: ReadContext, memberId: string): Promise<OpenItem[]> {
  const rows = await listLiveOf(ctx.db, memberId);
  return rows.map(({ id, title, imageUrl, deadline }) => ({
    kind: 'offer',
    id,
    title,
    imageUrl,
    waitsFor: 'answer',
    until: deadline,
    amount: null,
  }));
}

/** Stands before `orders` in the list of features: its listeners lock works before purchases. */
export const offers: Feature = {
  memberData,
  openItems: listOpenOffers,
  endpoints: [
    handle(offerEndpoints, (ctx) => ({
      list: ({ actor }) => listOffers(ctx, actor),
      ofWork: ({ params, actor }) => readOfferOf(ctx, actor, params.id),
      make: ({ params, body, actor }) => makeOffer(ctx, actor, params.id, body),
      counter: ({ params, body, actor }) => counterOffer(ctx, actor, params.id, body),
      accept: ({ params, body, actor }) => acceptOffer(ctx, actor, params.id, body),
      decline: ({ params, actor }) => declineOffer(ctx, actor, params.id),
      withdraw: ({ params, actor }) => withdrawOffer(ctx, actor, params.id),
    })),
  ],
  jobs: { 'expire-offers': { cron: every(1), run: expireOffers } },
  queuedJobs: { [DECLINE_LOW]: declineLowOffer },
  listen: [
    (ctx) => {
      const { events } = ctx;
      events.on('artwork.sold', (tx, sale) => endAtSale(ctx, tx, sale));
      events.on('artwork.changed', (tx, change) => endUnfit(ctx, tx, change));
      events.on('artwork.deleting', (tx, deletion) => endOffersFor(ctx, tx, deletion));
      events.on('member.suspended', (tx, { memberId }) => endOffersOf(ctx, tx, memberId, 'suspended'));
      events.on('member.hidden', (tx, { memberId }) => endOffersOf(ctx, tx, memberId, 'hidden'));
      events.on('member.blocked', (tx, pair) => endOffersBetween(ctx, tx, pair));
      events.on('deletion.asked', (tx, { memberId }) => declineLowOffersOf(ctx, tx, memberId));
    },
  ],
};
