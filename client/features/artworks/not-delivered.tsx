import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import { countryName } from '#shared/kernel/country-name.ts';
import { MessageButton } from '#client/features/messages/public.ts';
import { NOT_DELIVERED_ID } from '#client/lib/delivery.ts';
import { shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { ActionBar } from '#client/ui/frame.tsx';

const OFF = 'w-full aria-disabled:cursor-not-allowed aria-disabled:opacity-50 max-lg:hidden';

/** Disabled Purchase and offer buttons, described by the line above, and a way to ask the artist. */
export default function NotDelivered({ artwork, country }: { artwork: ArtworkDetail; country: string }) {
  const { artist, price, isOpenToOffers } = artwork;
  const name = countryName(country);
  return (
    <>
      {price && (
        <ActionBar className="lg:mt-4">
          <span aria-hidden className="num mr-auto text-lg text-paper lg:hidden">
            {shortUsd(price)}
          </span>
          <span aria-hidden className="text-right text-sm font-semibold text-paper lg:hidden">
            {t('Not delivered to {country}', { country: name })}
          </span>
          <Button size="lg" aria-disabled aria-describedby={NOT_DELIVERED_ID} className={OFF}>
            {t('Purchase')}
          </Button>
        </ActionBar>
      )}
      {isOpenToOffers && (
        <Button
          size="lg"
          variant="outline"
          aria-disabled
          aria-describedby={NOT_DELIVERED_ID}
          className={`mt-3 ${OFF}`}
        >
          {t('Make an offer')}
        </Button>
      )}
      {!artist.isCreditProfile && price && (
        <MessageButton person={artist} size="md" variant="quiet" className="mt-2 -ml-5 max-w-full">
          <span className="min-w-0 truncate">{t('Ask about delivery to {country}', { country: name })}</span>
        </MessageButton>
      )}
    </>
  );
}
