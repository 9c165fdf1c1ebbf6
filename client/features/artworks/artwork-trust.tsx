import { Suspense } from 'react';
import { Award, FileImage, Hash, PackageCheck, Palette, Square, Truck, Undo2 } from 'lucide-react';
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import { DELIVERY_HOLD_DAYS, DIGITAL_HOLD_DAYS, SHIP_WITHIN_DAYS } from '#shared/orders/times.ts';
import { CredentialsBadge } from '#client/features/credentials/public.ts';
import { makingLabel } from '#client/ui/making-names.ts';
import { Trust, TrustLine } from '#client/ui/trust.tsx';
import { shortUsd } from '#client/lib/format.ts';
import { atAgreedPrice } from '#client/lib/agreed-price.ts';
import { fill } from '#client/lib/sentence.ts';
import { paths } from '#client/paths.ts';
import * as texts from './trust-texts.ts';

interface ArtworkTrustProps {
  artwork: ArtworkDetail;
  isOwn: boolean;
  isSelling: boolean;
}

/** What a purchase comes with, how it arrives, and how the work was made. */
export function ArtworkTrust({ artwork, isOwn, isSelling }: ArtworkTrustProps) {
  const { isForSale, isSold, price, agreed, isPhysical, orderId } = artwork;
  const isOnOffer = isSelling && isForSale && !isSold && (price ?? agreed) !== null;
  return (
    <Trust label={texts.whatYouCanRelyOn}>
      {isOnOffer && (
        <>
          <TrustLine icon={Award} term={texts.certificate}>
            {texts.included}
          </TrustLine>
          <Numbered artwork={artwork} isOwn={isOwn} />
          {isPhysical ? (
            <Shipping artwork={artwork} />
          ) : (
            <TrustLine icon={FileImage} term={texts.originalFile}>
              {texts.rightAfterPayment}
            </TrustLine>
          )}
          <TrustLine icon={Undo2} term={texts.refund}>
            {isPhysical
              ? texts.daysAfterItArrives(DELIVERY_HOLD_DAYS)
              : texts.daysAfterPayment(DIGITAL_HOLD_DAYS)}
          </TrustLine>
        </>
      )}
      <TrustLine icon={Palette} term={texts.howItWasMade}>
        <span className="block text-paper">{makingLabel(artwork)}</span>
        <Suspense fallback={<span className="block h-9" />}>
          <CredentialsBadge artwork={artwork} />
        </Suspense>
      </TrustLine>
      {orderId && !isSold && (
        <TrustLine
          icon={PackageCheck}
          term={isOwn ? texts.lastSale : texts.yourOrder}
          href={isOwn ? paths.sale(orderId) : paths.purchase(orderId)}
        >
          {isOwn ? texts.seeTheSale : texts.seeYourOrder}
        </TrustLine>
      )}
    </Trust>
  );
}

/** Its number of an edition, or that there is no other. */
function Numbered({ artwork: { edition }, isOwn }: Omit<ArtworkTrustProps, 'isSelling'>) {
  if (!edition) {
    return (
      <TrustLine icon={Square} term={texts.oneOfAKind}>
        {texts.onlyThisOne}
      </TrustLine>
    );
  }
  const { next, size } = edition;
  if (next === null) return null;
  return (
    <TrustLine icon={Hash} term={texts.numbered}>
      {(isOwn ? texts.nextIs : texts.youGetNumber)(next, size)}
    </TrustLine>
  );
}

function Shipping({ artwork }: Pick<ArtworkTrustProps, 'artwork'>) {
  const { deliveryCost } = atAgreedPrice(artwork);
  const { city } = artwork.artist;
  return (
    <TrustLine icon={Truck} term={city ? texts.shipsFrom(city) : texts.shippedByTheArtist}>
      {fill(texts.costWithinDays, {
        cost:
          Number(deliveryCost) > 0 ? (
            <span className="num text-paper">{shortUsd(deliveryCost)}</span>
          ) : (
            texts.freeShipping
          ),
        days: SHIP_WITHIN_DAYS,
      })}
    </TrustLine>
  );
}
