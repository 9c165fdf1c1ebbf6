import { subscriptionEndpoints } from '#shared/premium/contract.ts';
import { ratePercent } from '#shared/kernel/commission.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { shortUsd } from '#client/lib/format.ts';
import { prices } from '#client/lib/prices.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { t, tn } from '#client/lib/t.ts';

/** Figures of the member's use of Premium. */
export function UsePanel() {
  const use = useEndpoint(subscriptionEndpoints.use, {});
  return (
    <Panel title={t('Your benefits so far')}>
      <Loaded
        query={use}
        failure={t('Your benefits couldn’t be loaded.')}
        skeleton={<Skeletons className="grid gap-3" each="h-12" />}
      >
        {({ lessonsFinished, courses, savedOnSales, artworksThisMonth }) => (
          <dl>
            <Figure
              term={t('Lessons completed')}
              value={String(lessonsFinished)}
              note={tn(courses, 'in {n} course', 'in {n} courses')}
            />
            <Figure
              term={t('Saved on your sales')}
              value={shortUsd(savedOnSales)}
              note={t('with the {premiumCommissionRate} commission rate', {
                premiumCommissionRate: ratePercent(prices().premiumCommissionRate),
              })}
            />
            <Figure term={t('Artworks this month')} value={String(artworksThisMonth)} note={t('no limit')} />
          </dl>
        )}
      </Loaded>
    </Panel>
  );
}

const Figure = ({ term, value, note }: { term: string; value: string; note: string }) => (
  <div className="flex items-center justify-between gap-4 border-t border-line py-4 first:border-0 first:pt-0 last:pb-0">
    <dt className="text-sm text-soft">{term}</dt>
    <dd className="text-right">
      <span className="num block text-base font-semibold text-paper">{value}</span>
      <span className="block text-xs text-mute">{note}</span>
    </dd>
  </div>
);
