import { type ReactNode, type Ref } from 'react';
import { Lock, RotateCcw } from '#client/ui/icons.ts';
import { PREVIEW_SECONDS } from '#shared/premium/premium-access.ts';
import { PremiumLink } from '#client/features/premium/public.ts';
import { minutesSeconds, shortUsd } from '#client/lib/format.ts';
import { prices } from '#client/lib/prices.ts';
import { t, tn, tx } from '#client/lib/t.ts';

interface PreviewEndProps {
  /** Length of the full video, in seconds. */
  total: number;
  /** Replaces the sentence about the full video. */
  offer: ReactNode;
  headingRef: Ref<HTMLHeadingElement>;
  onAgain: () => void;
}

const MINUTE = 60;

/** "24 seconds are still to come." */
function remainingText(total: number): string {
  const seconds = Math.max(1, Math.round(total - PREVIEW_SECONDS));
  return seconds < 2 * MINUTE
    ? tn(seconds, '1 second left.', '{n} seconds left.')
    : tn(Math.round(seconds / MINUTE), '1 minute left.', '{n} minutes left.');
}

/**
 * Beside the last frame of a preview: what Premium unlocks. On phones it covers the frame and the controls, so that
 * nothing below it moves.
 */
export const PreviewEnd = ({ total, offer, headingRef, onAgain }: PreviewEndProps) => (
  <div className="flex flex-col justify-center p-6 max-sm:absolute max-sm:inset-0 max-sm:z-10 max-sm:justify-center-safe max-sm:overflow-y-auto max-sm:bg-surface max-sm:py-3 sm:p-8 xl:p-10">
    <p className="inline-flex items-center gap-2 text-sm text-gold">
      <Lock size={15} aria-hidden />
      {t('20s preview')}
    </p>
    <h2 ref={headingRef} tabIndex={-1} className="mt-2 text-2xl xl:mt-3 xl:text-3xl">
      {remainingText(total)}
    </h2>
    <p className="mt-2 max-w-[40ch] text-base text-soft xl:mt-3">
      {offer ??
        tx('The full video is {total} long. Continue with Premium to watch every video in full.', {
          total: <span className="num text-paper">{minutesSeconds(total)}</span>,
        })}
    </p>
    <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3 xl:mt-7">
      <PremiumLink size="lg">{t('Subscribe Now')}</PremiumLink>
      <p className="text-sm text-soft">
        {tx('{premiumPriceUsd}/month, cancel anytime', {
          premiumPriceUsd: <span className="num text-lg text-paper">{shortUsd(prices().premiumPrice)}</span>,
        })}
      </p>
    </div>
    <button
      type="button"
      onClick={onAgain}
      className="mt-3 inline-flex h-11 items-center gap-2 self-start text-sm text-mute hover:text-paper xl:mt-5"
    >
      <RotateCcw size={15} aria-hidden />
      {t('Watch the preview again')}
    </button>
  </div>
);
