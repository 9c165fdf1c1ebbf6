import { Link } from 'wouter';
import type { Offer } from '#shared/offers/contract.ts';
import { turnOf } from '#shared/offers/states.ts';
import { ReportMenu } from '#client/features/moderation/public.ts';
import { t, tx } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { DealRow } from '#client/ui/deal-row.tsx';
import { ProfileLink } from '#client/ui/profile-link.tsx';
import { OfferButtons, wayOn } from './offer-buttons.tsx';
import { Amounts, Deadline, StateChip, Usd, sentenceOf } from './offer-facts.tsx';

/** An offer the member made. `isRenewed`: it ended, and a later one for the work is open. */
export function MadeRow({ offer, isRenewed }: { offer: Offer; isRenewed: boolean }) {
  const { artwork, title, seller, state, turns } = offer;
  const theirs = turns.findLast(({ isMine, words }) => !isMine && words);
  return (
    <DealRow
      imageUrl={artwork?.imageUrl}
      head={
        <>
          <StateChip offer={offer} />
          <h2 className="mt-1.5 font-sans text-base font-semibold wrap-anywhere">
            {artwork ? (
              <Link href={paths.artwork(artwork.id)} className="inline-block min-h-6 hover:underline">
                {title}
              </Link>
            ) : (
              title
            )}
          </h2>
          <ProfileLink person={seller} className="inline-block min-h-6 text-mute" />
        </>
      }
      text={
        <>
          <p dir="auto" className="max-w-[68ch] wrap-anywhere">
            {sentenceOf(offer)}
          </p>
          {theirs?.words && state !== 'countered' && (
            <p dir="auto" className="max-w-[68ch] wrap-anywhere">
              {t('“{words}”', { words: theirs.words })}
            </p>
          )}
          <Deadline offer={offer} />
        </>
      }
      amount={
        <>
          <Amounts offer={offer} />
          {artwork?.price && (
            <p className="text-xs text-mute">{tx('of {price}', { price: <Usd amount={artwork.price} /> })}</p>
          )}
        </>
      }
      action={
        (turnOf(state) !== null || wayOn(offer, isRenewed) || theirs) && (
          <>
            <OfferButtons offer={offer} isRenewed={isRenewed} />
            {theirs && (
              <span className="max-sm:flex-none!">
                <ReportMenu subject="offer" subjectId={theirs.id} person={seller} />
              </span>
            )}
          </>
        )
      }
    />
  );
}
