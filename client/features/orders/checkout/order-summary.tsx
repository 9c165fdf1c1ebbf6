import { Award, FileImage, Hash, type IconComponent, Truck, Undo2 } from '#client/ui/icons.ts';
import { DELIVERY_HOLD_DAYS, DIGITAL_HOLD_DAYS, SHIP_WITHIN_DAYS } from '#shared/orders/times.ts';
import type { DeliveryTerms } from '#shared/delivery/zones.ts';
import type { Tax } from '#shared/tax/contract.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { countryName } from '#shared/kernel/country-name.ts';
import { displayName } from '#shared/kernel/names.ts';
import { type Destination, deliveryTerm } from '#client/lib/delivery.ts';
import { t, tn } from '#client/lib/t.ts';
import { CategoryDot } from '#client/ui/base/category-dot.tsx';
import { Picture } from '#client/ui/base/picture.tsx';
import { Breakdown } from '#client/ui/breakdown.tsx';
import { Section } from '#client/ui/section.tsx';
import type { OfferedArtwork } from './use-offer.ts';

interface OrderSummaryProps {
  artwork: OfferedArtwork;
  to: Destination;
  /** What the total includes. */
  tax: Tax | null;
}

/** Summarizes the purchase: the work with its label, the costs and their recipients, and the guarantees. */
export const OrderSummary = ({ artwork, to, tax }: OrderSummaryProps) => (
  <div className="grid grid-cols-1 gap-6">
    <WorkFigure artwork={artwork} />
    <div className="border-t border-line pt-6">
      <Section title={t('What you pay, and who gets it')}>
        <Split artwork={artwork} to={to} tax={tax} />
      </Section>
    </div>
    <ul className="grid gap-2.5 border-t border-line pt-5 text-sm text-soft">
      {promisesOf(artwork).map(([Icon, text]) => (
        <li key={text} dir="auto" className="flex gap-3">
          <Icon size={17} aria-hidden className="mt-0.5 shrink-0 text-mute" />
          {text}
        </li>
      ))}
    </ul>
  </div>
);

function Split({ artwork, to, tax }: OrderSummaryProps) {
  const artist = artwork.artistAmount ?? artwork.price;
  const isDelivered = to.state === 'delivered';
  return (
    <Breakdown
      price={artwork.price}
      artist={artist}
      commission={fromCents(toCents(artwork.price) - toCents(artist))}
      rate={artwork.commissionRate}
      delivery={artwork.isPhysical && isDelivered ? artwork.deliveryCost : undefined}
      deliveryTerm={deliveryTerm(to)}
      tax={isDelivered ? tax : null}
      isWithoutDelivery={artwork.isPhysical && !isDelivered}
    />
  );
}

function sentFrom({ country: code, handlingDays }: DeliveryTerms): string {
  const country = countryName(code);
  return handlingDays === 0
    ? t('Sent from {country} on the day of payment', { country })
    : tn(handlingDays, 'Sent from {country} within {n} day', 'Sent from {country} within {n} days', {
        country,
      });
}

function promisesOf({ isPhysical, delivery, artist, edition }: OfferedArtwork): [IconComponent, string][] {
  return [
    isPhysical
      ? [
          Truck,
          delivery
            ? sentFrom(delivery)
            : artist.city
              ? t('Ships from {city} within {days} days', { city: artist.city, days: SHIP_WITHIN_DAYS })
              : t('Ships within {days} days', { days: SHIP_WITHIN_DAYS }),
        ]
      : [FileImage, t('The original file, right after payment')],
    [
      Undo2,
      isPhysical
        ? t('Refundable for {days} days after it arrives', { days: DELIVERY_HOLD_DAYS })
        : t('Refundable for {days} days after payment', { days: DIGITAL_HOLD_DAYS }),
    ],
    [Award, t('Certificate of authenticity included')],
    ...(edition
      ? [
          [
            Hash,
            t('Edition of {size}; you get the lowest available number', { size: edition.size }),
          ] satisfies [IconComponent, string],
        ]
      : []),
  ];
}

/** Image, artist, title, medium and category; on phones small, so that the total is in sight. */
const WorkFigure = ({ artwork }: { artwork: OfferedArtwork }) => (
  <figure className="flex items-start gap-4 lg:block">
    <div className="shrink-0 overflow-hidden rounded-art bg-surface">
      <Picture
        work={artwork}
        isBare
        sizes="(width < 64rem) 96px, 560px"
        className="size-24 object-cover lg:mx-auto lg:h-auto lg:max-h-64 lg:w-auto lg:max-w-full lg:object-contain"
      />
    </div>
    <figcaption className="min-w-0 text-sm leading-snug text-mute lg:mt-4">
      <span className="block font-semibold text-paper">{displayName(artwork.user)}</span>
      <em dir="auto" className="block wrap-anywhere text-soft">
        {artwork.title}
      </em>
      {artwork.medium && <span className="block">{artwork.medium}</span>}
      <p className="mt-2 flex flex-wrap items-center gap-3 text-xs text-mute">
        <CategoryDot category={artwork.category} />
      </p>
    </figcaption>
  </figure>
);
