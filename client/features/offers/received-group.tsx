import type { Offer } from '#shared/offers/contract.ts';
import { turnOf } from '#shared/offers/states.ts';
import { ReportMenu } from '#client/features/moderation/public.ts';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { shortUsd } from '#client/lib/format.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { ProfileLink } from '#client/ui/profile-link.tsx';
import { OfferButtons } from './offer-buttons.tsx';
import { Amounts, Deadline, StateChip, sentenceOf } from './offer-facts.tsx';
import * as texts from './texts.ts';

/** How much of the list price it is. */
const Bar = ({ amount, price }: { amount: string; price: string }) => (
  <div aria-hidden className="mt-1 h-1 w-full rounded-full bg-raised sm:max-xl:w-40">
    <div
      className="h-full rounded-full bg-soft"
      style={{ width: `${Math.min(100, (Number(amount) / Number(price)) * 100)}%` }}
    />
  </div>
);

function ReceivedRow({ offer, isBest }: { offer: Offer; isBest: boolean }) {
  const { buyer, turns, artwork, amount, state, sellerAmount } = offer;
  const theirs = turns.findLast(({ isMine, words }) => !isMine && words);
  return (
    <li className="flex flex-wrap items-center gap-x-8 gap-y-4 border-b border-line py-5">
      <div className="flex min-w-0 flex-1 basis-72 gap-3">
        <Avatar person={buyer} size={44} />
        <div className="min-w-0 text-sm">
          <p className="flex flex-wrap items-center gap-2">
            <ProfileLink person={buyer} className="font-semibold text-paper" />
            <span className="text-mute">{texts.bought(offer.boughtCount)}</span>
            {state !== 'offered' && <StateChip state={state} />}
          </p>
          {theirs?.words && <p className="wrap-anywhere text-soft">{texts.quoted(theirs.words)}</p>}
          {turnOf(state) === null && <p className="text-mute">{sentenceOf(offer)}</p>}
          <Deadline offer={offer} />
        </div>
      </div>
      <div className="max-sm:w-full max-sm:pl-14 xl:w-44 xl:text-right">
        <Amounts offer={offer} />
        {artwork?.price && <Bar amount={amount} price={artwork.price} />}
        <p className="num mt-1 text-xs text-mute">{texts.youKeep(shortUsd(sellerAmount))}</p>
      </div>
      <div className="flex items-center gap-2 max-sm:w-full max-sm:justify-between xl:w-88 xl:justify-end">
        <OfferButtons offer={offer} isBest={isBest} />
        {theirs && <ReportMenu subject="offer" subjectId={theirs.id} person={buyer} />}
      </div>
    </li>
  );
}

/** The offers for one work, highest first. */
export function ReceivedGroup({ offers }: { offers: Offer[] }) {
  const [best] = offers;
  if (!best) return null;
  const { artwork, title } = best;
  return (
    <section className="mb-12">
      <header className="flex items-center gap-5 border-b border-line pb-5">
        {artwork && (
          <img
            src={renditionUrl(artwork.imageUrl, 'thumb')}
            alt=""
            className="size-20 shrink-0 rounded-xs bg-raised object-cover"
          />
        )}
        <div className="min-w-0 flex-1 text-sm text-mute">
          <h2 className="text-xl wrap-anywhere">{title}</h2>
          {artwork && (
            <p>
              {[
                artwork.edition
                  ? texts.editionOf(artwork.edition.size, artwork.edition.left)
                  : texts.oneOfAKind,
                artwork.price === null ? texts.onRequest : texts.listPrice(shortUsd(artwork.price)),
              ].join(' · ')}
            </p>
          )}
          {artwork?.leastOffer && <p>{texts.lowestPrice(shortUsd(artwork.leastOffer))}</p>}
        </div>
        <p className="text-sm text-mute max-sm:hidden">{texts.count(offers.length)}</p>
      </header>
      <ul>
        {offers.map((offer) => (
          <ReceivedRow key={offer.id} offer={offer} isBest={offer === best} />
        ))}
      </ul>
    </section>
  );
}
