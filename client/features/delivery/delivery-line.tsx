import { Suspense, useRef, useState } from 'react';
import { clsx } from 'clsx';
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import { useCountry } from '#client/lib/country.ts';
import { NOT_DELIVERED_ID, destinationOf } from '#client/lib/delivery.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { ChevronDown, Truck } from '#client/ui/icons.ts';
import { DeliveryText } from './delivery-text.tsx';

const load = () => import('./country-menu.tsx');
const CountryMenu = lazyPart(load);

/** Delivery of a work with a profile to the viewer's country, which can be changed here. */
export default function DeliveryLine({ artwork, isOwn }: { artwork: ArtworkDetail; isOwn: boolean }) {
  const country = useCountry();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const to = destinationOf(artwork, isOwn ? null : country);
  return (
    <div className="mt-5 flex items-center justify-between gap-3 text-sm text-soft">
      <p
        id={to.state === 'none' ? NOT_DELIVERED_ID : undefined}
        aria-live="polite"
        className="flex min-w-0 gap-3"
      >
        <Truck
          size={18}
          aria-hidden
          className={clsx('mt-px shrink-0', to.state === 'none' ? 'text-danger' : 'text-mute')}
        />
        <span className="min-w-0">
          <DeliveryText to={to} />
        </span>
      </p>
      {!isOwn && !artwork.agreed && (
        <Button
          ref={button}
          variant="quiet"
          size="smTight"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          className="-mr-3 shrink-0"
          onPointerEnter={() => void load()}
          onClick={() => setOpen(!isOpen)}
        >
          {country ? t('Change') : t('Choose')}
          <span className="sr-only">{t('the country of delivery')}</span>
          <ChevronDown size={16} aria-hidden />
        </Button>
      )}
      <Suspense fallback={null}>
        {isOpen && (
          <CountryMenu artwork={artwork} country={country} button={button} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </div>
  );
}
