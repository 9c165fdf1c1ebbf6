import { Check, Gem } from '#client/ui/icons.ts';
import { PremiumLink } from '#client/features/premium/public.ts';
import { shortUsd } from '#client/lib/format.ts';
import { prices } from '#client/lib/prices.ts';
import { t } from '#client/lib/t.ts';

const ADDS: readonly (readonly [title: string, body: string])[] = [
  [t('7 days, 90 days and 12 months'), t('each compared with the previous period')],
  [t('Visitors and new followers'), t('day by day')],
  [t('Where views come from'), t('and what members searched for')],
  [t('Checkouts, sales and earnings'), t('with the conversion of each work')],
  [t('CSV download'), t('everything, for your own spreadsheet')],
];

/** Names the statistics that Premium adds. */
export const MoreWithPremium = () => (
  <aside aria-labelledby="more-with-premium" className="rounded-lg bg-gold-wash p-6 sm:p-7">
    <h2 id="more-with-premium" className="text-xl text-gold">
      {t('More with Premium')}
    </h2>
    <ul className="mt-5 grid gap-4">
      {ADDS.map(([title, body]) => (
        <li key={title} className="grid grid-cols-[18px_minmax(0,1fr)] gap-3 text-sm leading-snug">
          <Check size={17} aria-hidden className="mt-0.5 text-gold" />
          <span>
            <span className="block font-semibold text-paper">{title}</span>
            <span className="text-soft">{body}</span>
          </span>
        </li>
      ))}
    </ul>
    <PremiumLink className="mt-6 w-full">
      <Gem size={17} aria-hidden />
      {t('Go Premium')}
    </PremiumLink>
    <p className="mt-3 text-center text-xs text-soft">
      {t('{price} a month, cancel anytime', { price: shortUsd(prices().premiumPrice) })}
    </p>
    <p className="mt-5 border-t border-line pt-4 text-xs text-soft">
      {t(
        'We start counting with your first work, with or without Premium. If you upgrade, you’ll see your past months too.',
      )}
    </p>
  </aside>
);
