/** A work's own page as JSON text: what is the same for every viewer comes from the store, the rest was just read. */
import { backOnAt } from '#shared/accounts/away/back-on.ts';
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import { type Rates, commissionRateFor, splitPrice } from '#shared/kernel/commission.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import type { Context } from '#server/context.ts';
import { JsonText } from '#server/http/json.ts';
import type { Member } from '#server/http/route.ts';
import { mayHaveOriginal } from '../policy.ts';
import { type CachedPage, type PageState, type Sale, findSale } from './page-queries.ts';
import { textsOf } from './texts.ts';

const neverAsked = ({ editionSize: size }: CachedPage): Sale => ({
  edition: size === null ? null : { size, left: size, next: 1, isFixed: false },
  soldPrice: null,
  orderId: null,
  isReserved: false,
  heldUntil: null,
  agreed: null,
});

interface Moment {
  now: Date;
  rates: Rates;
}

function ownPart(page: CachedPage, state: PageState, sold: Sale, viewer: Member, { now, rates }: Moment) {
  const commissionRate = commissionRateFor(page, rates);
  return {
    likesCount: state.likesCount,
    viewsCount: state.viewsCount,
    commentsCount: state.commentsCount,
    isLiked: state.isLiked,
    isSaved: state.isSaved,
    edition: sold.edition,
    soldPrice: sold.soldPrice,
    orderId: sold.orderId,
    isReserved: sold.isReserved,
    onHoldUntil: sold.isReserved ? sold.heldUntil : null,
    agreed: sold.agreed,
    backOn: backOnAt(page, now),
    isHidden: state.isHidden,
    mayHaveOriginal: mayHaveOriginal(viewer, state),
    leastOffer: state.userId === viewer.id ? page.leastOffer : null,
    deliveryProfileId: state.userId === viewer.id ? page.deliveryProfileId : null,
    commissionRate,
    artistAmount:
      page.price === null ? null : fromCents(splitPrice(toCents(page.price), commissionRate).payeeCents),
  } satisfies Partial<ArtworkDetail>;
}

/** Null if the work was deleted since its state was read. */
export async function readPage(
  ctx: Context,
  viewer: Member,
  state: PageState,
  moment: Moment,
): Promise<JsonText | null> {
  const { db, pages } = textsOf(ctx);
  const page = (await pages.read(db, [state])).get(state.id);
  if (!page) return null;
  const sold = state.hasPurchases ? await findSale(ctx.db, viewer, state.id, moment.now) : null;
  const own = ownPart(page, state, sold ?? neverAsked(page), viewer, moment);
  const [artist, rest] = [state.artist, own].map((part) => JSON.stringify(part).slice(1));
  return new JsonText(`${page.text},${artist},${rest}`);
}
