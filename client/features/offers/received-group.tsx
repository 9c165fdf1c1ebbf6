import type { Offer } from '#shared/offers/contract.ts';
import { turnOf } from '#shared/offers/states.ts';
import { countryName } from '#shared/kernel/country-name.ts';
import { ReportMenu } from '#client/features/moderation/public.ts';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { costText } from '#client/lib/delivery.ts';
import { t, tn, tx } from '#client/lib/t.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { ProfileLink } from '#client/ui/profile-link.tsx';
import { bidOf } from './arrange.ts';
import { OfferButtons } from './offer-buttons.tsx';
import { Amounts, Deadline, StateChip, Usd, sentenceOf } from './offer-facts.tsx';

function ReceivedRow({ offer, isBest }: { offer: Offer; isBest: boolean }) {
  const { artwork, buyer, country, turns, state, sellerAmount } = offer;
  const theirs = turns.findLast(({ isMine, words }) => !isMine && words);
  return (
    <li className="grid gap-x-6 gap-y-4 border-b border-line py-5 xl:grid-cols-[minmax(0,1fr)_auto_380px] xl:items-center">
      <div className="flex gap-3">
        <Avatar person={buyer} size={44} />
        <div className="min-w-0 text-sm leading-snug">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
            <ProfileLink person={buyer} className="font-semibold text-paper" />
            <span className="text-xs text-mute">
              {offer.boughtCount === 0
                ? t('First purchase')
                : tn(offer.boughtCount, '{n} work bought', '{n} works bought')}
            </span>
            {state !== 'offered' && <StateChip offer={offer} />}
          </p>
          {theirs?.words && (
            <p dir="auto" className="mt-1 max-w-[68ch] wrap-anywhere text-soft">
              {t('“{words}”', { words: theirs.words })}
            </p>
          )}
          {turnOf(state) === null && <p className="mt-1 text-mute">{sentenceOf(offer)}</p>}
          <Deadline offer={offer} />
          {artwork?.isPhysical && country && (
            <p className="mt-1 text-xs text-mute">
              {t('To {country}, delivery {price}', {
                country: countryName(country),
                price: costText(artwork.deliveryCost),
              })}
            </p>
          )}
        </div>
      </div>
      <div className="flex items-baseline justify-between max-xl:pl-14 xl:block xl:text-right">
        <Amounts offer={offer} />
        <p className="text-xs text-mute">
          {tx('You receive {amount}', { amount: <Usd amount={sellerAmount} /> })}
        </p>
      </div>
      <div className="flex items-center gap-2 max-sm:*:flex-1 sm:max-xl:pl-14 xl:justify-end">
        <OfferButtons offer={offer} isBest={isBest} />
        {theirs && (
          <span className="max-sm:flex-none!">
            <ReportMenu subject="offer" subjectId={theirs.id} person={buyer} />
          </span>
        )}
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
              {artwork.edition
                ? t('Edition of {size}, {left} left', {
                    size: artwork.edition.size,
                    left: artwork.edition.left,
                  })
                : t('One of a kind')}
              {' · '}
              {artwork.price === null
                ? t('Price on request')
                : tx('List price {price}', { price: <Usd amount={artwork.price} className="text-paper" /> })}
            </p>
          )}
          {artwork?.leastOffer && (
            <p>
              {tx('Lowest offer allowed {price} (only you see it)', {
                price: <Usd amount={artwork.leastOffer} />,
              })}
            </p>
          )}
        </div>
        <p className="text-right text-sm text-mute max-sm:hidden">
          {tn(offers.length, '{n} offer', '{n} offers')}
          {turnOf(best.state) !== null && (
            <span className="block">
              {tx('Best {price}', { price: <Usd amount={bidOf(best)} className="text-paper" /> })}
            </span>
          )}
        </p>
      </header>
      <ul>
        {offers.map((offer) => (
          <ReceivedRow key={offer.id} offer={offer} isBest={offer === best} />
        ))}
      </ul>
    </section>
  );
}
