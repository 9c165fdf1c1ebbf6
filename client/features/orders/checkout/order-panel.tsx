import { Checkbox } from 'radix-ui';
import { Check, Info } from 'lucide-react';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { Breakdown } from '#client/ui/breakdown.tsx';
import { usd } from '#client/lib/format.ts';
import { type OfferedArtwork, totalOf } from './use-offer.ts';
import * as texts from './texts.ts';

/** What is missing before one can pay. */
export const AGREE_HINT = 'agree-hint';

interface OrderPanelProps {
  artwork: OfferedArtwork;
  agreed: boolean;
  /** Why the box was unchecked. */
  notice: string;
  onAgree: (agreed: boolean) => void;
}

/** The price breakdown, and the checkbox to agree to it. */
export function OrderPanel({ artwork, agreed, notice, onAgree }: OrderPanelProps) {
  const artist = artwork.artistAmount ?? artwork.price;
  return (
    <section aria-labelledby="split" className="mt-7 rounded-lg bg-surface p-5 sm:p-7">
      <h2 id="split" className="mb-5 text-xl">
        {texts.whatYouPay}
      </h2>
      <p aria-live="polite" className="text-sm text-info">
        {notice && (
          <span className="mb-5 flex items-start gap-2.5">
            <Info size={16} aria-hidden className="mt-0.5 shrink-0" />
            {notice}
          </span>
        )}
      </p>
      <Breakdown
        price={artwork.price}
        artist={artist}
        commission={fromCents(toCents(artwork.price) - toCents(artist))}
        rate={artwork.commissionRate}
        delivery={artwork.isPhysical ? artwork.deliveryCost : undefined}
      />
      <div className="mt-6 flex items-start gap-3 border-t border-line pt-5">
        <Checkbox.Root
          id="agree"
          required
          checked={agreed}
          onCheckedChange={(value) => onAgree(value === true)}
          aria-describedby="agree-more"
          className="tap mt-px grid size-6 shrink-0 place-items-center rounded-xs border border-edge bg-ink text-on-accent data-[state=checked]:border-accent data-[state=checked]:bg-accent"
        >
          <Checkbox.Indicator>
            <Check size={17} strokeWidth={3} aria-hidden />
          </Checkbox.Indicator>
        </Checkbox.Root>
        <div>
          <label htmlFor="agree" className="text-base font-semibold text-paper">
            {texts.iAgreeToCommissionStructure}
          </label>
          {!agreed && (
            <p id={AGREE_HINT} className="mt-1 text-sm text-soft">
              {texts.agreeToCommissionStructure}
            </p>
          )}
          <p id="agree-more" className="mt-1 text-xs text-mute">
            {texts.commissionIsTakenFromPrice(usd(totalOf(artwork)))}
            {artwork.isNftAvailable && ` ${texts.noNftTokenIsIncluded}`}
          </p>
        </div>
      </div>
    </section>
  );
}
