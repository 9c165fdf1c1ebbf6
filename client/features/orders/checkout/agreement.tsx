import { Checkbox } from 'radix-ui';
import { Check, Info } from 'lucide-react';
import { shortUsd } from '#client/lib/format.ts';
import { type OfferedArtwork, totalOf } from './use-offer.ts';
import * as texts from './texts.ts';

/** What is missing before one can pay. */
export const AGREE_HINT = 'agree-hint';

interface AgreementProps {
  artwork: OfferedArtwork;
  agreed: boolean;
  /** Why the box was unchecked. */
  notice: string;
  onAgree: (agreed: boolean) => void;
}

/** The checkbox to agree to the breakdown: it reserves the work. */
export const Agreement = ({ artwork, agreed, notice, onAgree }: AgreementProps) => (
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
          {texts.commissionIsTakenFromPrice(shortUsd(totalOf(artwork)))}
          {artwork.isNftAvailable && ` ${texts.nftIsNotIncluded}`}
        </p>
      </div>
    </div>
  </div>
);
