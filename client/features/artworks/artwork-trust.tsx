import { Suspense } from 'react';
import { Award, FileImage, Hash, PackageCheck, Palette, Square, Truck, Undo2 } from '#client/ui/icons.ts';
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import { DELIVERY_HOLD_DAYS, DIGITAL_HOLD_DAYS, SHIP_WITHIN_DAYS } from '#shared/orders/times.ts';
import { countryName } from '#shared/kernel/country-name.ts';
import { CredentialsBadge } from '#client/features/credentials/public.ts';
import { makingLabel } from '#client/ui/making-names.ts';
import { Trust, TrustLine } from '#client/ui/trust.tsx';
import { shortUsd } from '#client/lib/format.ts';
import { atAgreedPrice } from '#client/lib/agreed-price.ts';
import { t, tn, tx } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';

interface ArtworkTrustProps {
  artwork: ArtworkDetail;
  isOwn: boolean;
  isSelling: boolean;
}

/** Lists the extras of a purchase, its delivery, and how the work was made. */
export function ArtworkTrust({ artwork, isOwn, isSelling }: ArtworkTrustProps) {
  const { isForSale, isSold, price, agreed, isPhysical, orderId } = artwork;
  const isOnOffer = isSelling && isForSale && !isSold && (price ?? agreed) !== null;
  return (
    <Trust label={t('What you can rely on')}>
      {isOnOffer && (
        <>
          <TrustLine icon={Award} term={t('Certificate of authenticity')}>
            {t('Included')}
          </TrustLine>
          <Numbered artwork={artwork} isOwn={isOwn} />
          {isPhysical ? (
            <Shipping artwork={artwork} />
          ) : (
            <TrustLine icon={FileImage} term={t('Original file')}>
              {t('Right after payment')}
            </TrustLine>
          )}
          <TrustLine icon={Undo2} term={t('Refund')}>
            {isPhysical
              ? t('Until {days} days after it arrives', { days: DELIVERY_HOLD_DAYS })
              : t('Until {days} days after payment', { days: DIGITAL_HOLD_DAYS })}
          </TrustLine>
        </>
      )}
      <TrustLine
        icon={Palette}
        term={t('How it was made')}
        below={
          <Suspense fallback={<span className="block h-5" />}>
            <CredentialsBadge artwork={artwork} />
          </Suspense>
        }
      >
        <span className="text-paper">{makingLabel(artwork)}</span>
      </TrustLine>
      {orderId && !isSold && (
        <TrustLine
          icon={PackageCheck}
          term={isOwn ? t('Latest sale') : t('Your order')}
          href={isOwn ? paths.sale(orderId) : paths.purchase(orderId)}
        >
          {isOwn ? t('View sale') : t('View order')}
        </TrustLine>
      )}
    </Trust>
  );
}

/** Its number of an edition, or that there is no other. */
function Numbered({ artwork: { edition }, isOwn }: Omit<ArtworkTrustProps, 'isSelling'>) {
  if (!edition) {
    return (
      <TrustLine icon={Square} term={t('One of a kind')}>
        {t('There’s only this one')}
      </TrustLine>
    );
  }
  const { next, size } = edition;
  if (next === null) return null;
  return (
    <TrustLine icon={Hash} term={t('Numbered')}>
      {isOwn
        ? t('Next is number {number} of {size}', { number: next, size })
        : t('You get number {number} of {size}', { number: next, size })}
    </TrustLine>
  );
}

function Shipping({ artwork }: Pick<ArtworkTrustProps, 'artwork'>) {
  const { deliveryCost, delivery } = atAgreedPrice(artwork);
  const { city } = artwork.artist;
  if (delivery) {
    return (
      <TrustLine icon={Truck} term={t('Sent from {country}', { country: countryName(delivery.country) })}>
        {tn(delivery.handlingDays, 'Within {n} day of payment', 'Within {n} days of payment')}
      </TrustLine>
    );
  }
  return (
    <TrustLine icon={Truck} term={city ? t('Ships from {city}', { city }) : t('Shipped by the artist')}>
      {tx('{cost}, within {days} days', {
        cost:
          Number(deliveryCost) > 0 ? (
            <span className="num text-paper">{shortUsd(deliveryCost)}</span>
          ) : (
            t('Free')
          ),
        days: SHIP_WITHIN_DAYS,
      })}
    </TrustLine>
  );
}
