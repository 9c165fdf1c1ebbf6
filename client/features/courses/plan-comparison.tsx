import { Check, Minus } from '#client/ui/icons.ts';
import { type Rates, ratePercent } from '#shared/kernel/commission.ts';
import { PremiumLink } from '#client/features/premium/public.ts';
import { SectionHead } from '#client/ui/base/section-head.tsx';
import { shortUsd } from '#client/lib/format.ts';
import { prices } from '#client/lib/prices.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';

type Worth = string | boolean;
const plans = ({
  commissionRate,
  premiumCommissionRate,
}: Rates): readonly (readonly [label: string, free: Worth, premium: Worth])[] => [
  [t('Free courses'), t('In full'), t('In full')],
  [t('Premium courses and insights'), t('20-second previews'), t('In full')],
  [t('Uploads and storage'), t('20 a month, 2 GB'), t('Unlimited')],
  [t('Commission on your own sales'), ratePercent(commissionRate), ratePercent(premiumCommissionRate)],
  [t('Portfolio analytics'), t('30 days of views and likes'), t('In full')],
  [t('Priority customer support'), false, true],
];

const Cell = ({ worth, className }: { worth: Worth; className?: string }) => {
  if (typeof worth === 'string') return worth;
  const Icon = worth ? Check : Minus;
  return (
    <>
      <Icon size={18} aria-hidden className={className} />
      <span className="sr-only">{worth ? t('Included') : t('Not included')}</span>
    </>
  );
};

const PLAN = 'block font-display text-lg font-semibold sm:text-xl';
const PRICE = 'num mt-1 block text-base font-normal sm:text-xl';

export function PlanComparison() {
  const { isSubscriber } = useMember();
  return (
    <section aria-labelledby="plans" className="mb-20">
      <SectionHead id="plans" title={t('Free vs Premium')} />
      <div className="overflow-hidden rounded-lg bg-surface">
        <table aria-labelledby="plans" className="w-full table-fixed text-left text-sm">
          <colgroup>
            <col className="w-[38%] sm:w-[44%]" />
            <col />
            <col />
          </colgroup>
          <thead>
            <tr className="align-bottom">
              <th scope="col" className="p-4 sm:p-7">
                <span className="sr-only">{t('What you get')}</span>
              </th>
              <th scope="col" className="p-4 sm:p-7">
                <span className={`${PLAN} text-paper`}>{t('Free')}</span>
                <span className={`${PRICE} text-soft`}>{shortUsd(0)}</span>
              </th>
              <th scope="col" className="bg-gold-wash p-4 sm:p-7">
                <span className={`${PLAN} text-gold`}>{t('Premium')}</span>
                <span className={`${PRICE} text-paper`}>
                  {shortUsd(prices().premiumPrice)}{' '}
                  <span className="font-sans text-xs text-soft">{t('per month')}</span>
                </span>
              </th>
            </tr>
          </thead>
          <tbody>
            {plans(prices()).map(([label, free, premium]) => (
              <tr key={label} className="border-t border-line">
                <th scope="row" className="px-4 py-4 font-medium text-soft sm:px-7">
                  {label}
                </th>
                <td className="px-4 py-4 text-mute sm:px-7">
                  <Cell worth={free} />
                </td>
                <td className="bg-gold-wash px-4 py-4 text-paper sm:px-7">
                  <Cell worth={premium} className="text-gold" />
                </td>
              </tr>
            ))}
            {!isSubscriber && (
              <tr className="border-t border-line max-sm:hidden">
                <th scope="row">
                  <span className="sr-only">{t('Yours')}</span>
                </th>
                <td className="px-7 py-5 text-mute">{t('Your current plan')}</td>
                <td className="bg-gold-wash px-7 py-5">
                  <PremiumLink size="sm">{t('Get Premium Access')}</PremiumLink>
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </section>
  );
}
