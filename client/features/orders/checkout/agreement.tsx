import { Checkbox } from 'radix-ui';
import { Check, Info } from '#client/ui/icons.ts';
import { displayName } from '#shared/kernel/names.ts';
import type { Destination } from '#client/lib/delivery.ts';
import { shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { type OfferedArtwork, totalOf } from './use-offer.ts';

/** The id of the text that names what is missing before paying. */
export const AGREE_HINT = 'agree-hint';

interface AgreementProps {
  artwork: OfferedArtwork;
  to: Destination;
  agreed: boolean;
  /** Why the box was unchecked. */
  notice: string;
  onAgree: (agreed: boolean) => void;
}

/** The checkbox to agree to the breakdown: it reserves the work. */
export const Agreement = ({ artwork, to, agreed, notice, onAgree }: AgreementProps) => (
  <div>
    <p aria-live="polite" className="text-sm text-info">
      {notice && (
        <span className="mb-5 flex items-start gap-2.5">
          <Info size={16} aria-hidden className="mt-0.5 shrink-0" />
          {notice}
        </span>
      )}
    </p>
    <div className="flex items-start gap-3">
      <Checkbox.Root
        id="agree"
        required
        disabled={to.state !== 'delivered'}
        checked={agreed}
        onCheckedChange={(value) => onAgree(value === true)}
        aria-describedby="agree-more"
        className="tap mt-px grid size-6 shrink-0 place-items-center rounded-xs border border-edge bg-ink text-on-accent data-[state=checked]:border-accent data-[state=checked]:bg-accent disabled:opacity-50"
      >
        <Checkbox.Indicator>
          <Check size={17} strokeWidth={3} aria-hidden />
        </Checkbox.Indicator>
      </Checkbox.Root>
      <div>
        <label htmlFor="agree" className="text-base font-semibold text-paper">
          {t('I agree to the commission structure')}
        </label>
        {!agreed && (
          <p id={AGREE_HINT} className="mt-1 text-sm text-soft">
            {to.state === 'delivered'
              ? t('Please agree to the commission structure to proceed with payment.')
              : t('Choose a country that {name} delivers to.', { name: displayName(artwork.user) })}
          </p>
        )}
        <p id="agree-more" className="mt-1 text-xs text-mute">
          {to.state === 'delivered' &&
            t('The commission is taken from the price. You pay {artwork}. No extra fees.', {
              artwork: shortUsd(totalOf(artwork)),
            })}
          {artwork.isNftAvailable && ` ${t('The NFT isn’t part of this purchase. Ask the artist about it.')}`}
        </p>
      </div>
    </div>
  </div>
);
