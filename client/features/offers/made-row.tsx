import { Link } from 'wouter';
import type { Offer } from '#shared/offers/contract.ts';
import { ReportMenu } from '#client/features/moderation/public.ts';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { day, shortUsd } from '#client/lib/format.ts';
import { paths } from '#client/paths.ts';
import { ProfileLink } from '#client/ui/profile-link.tsx';
import { OfferButtons } from './offer-buttons.tsx';
import { Amounts, Deadline, StateChip, sentenceOf } from './offer-facts.tsx';
import * as texts from './texts.ts';

/** An offer the member made. */
export function MadeRow({ offer }: { offer: Offer }) {
  const { artwork, title, seller, state, turns, createdAt } = offer;
  const theirs = turns.findLast(({ isMine, words }) => !isMine && words);
  return (
    <li className="flex flex-wrap items-center gap-x-8 gap-y-4 border-b border-line py-6">
      <div className="flex min-w-0 flex-1 basis-72 gap-5">
        {artwork && (
          <img
            src={renditionUrl(artwork.imageUrl, 'thumb')}
            alt=""
            className="size-20 shrink-0 rounded-xs bg-raised object-cover"
          />
        )}
        <div className="min-w-0 text-sm text-mute">
          <p className="mb-1 flex flex-wrap items-center gap-2 text-xs">
            <StateChip state={state} />
            {day(createdAt)}
          </p>
          {artwork ? (
            <Link
              href={paths.artwork(artwork.id)}
              className="inline-block min-h-6 font-semibold wrap-anywhere text-paper hover:underline"
            >
              {title}
            </Link>
          ) : (
            <span className="font-semibold wrap-anywhere text-paper">{title}</span>
          )}
          <p>
            <ProfileLink person={seller} className="inline-block min-h-6 text-mute" />
          </p>
          <p className="text-soft">{sentenceOf(offer)}</p>
          {theirs?.words && <p className="wrap-anywhere text-soft">{texts.quoted(theirs.words)}</p>}
          <Deadline offer={offer} />
        </div>
      </div>
      <div className="max-sm:flex max-sm:w-full max-sm:items-baseline max-sm:gap-3 xl:w-44 xl:text-right">
        <Amounts offer={offer} />
        {artwork?.price && <p className="num text-xs text-mute">{texts.of(shortUsd(artwork.price))}</p>}
      </div>
      <div className="flex items-center gap-2 max-sm:w-full max-sm:justify-between xl:w-100 xl:justify-end">
        <OfferButtons offer={offer} />
        {theirs && <ReportMenu subject="offer" subjectId={theirs.id} person={seller} />}
      </div>
    </li>
  );
}
