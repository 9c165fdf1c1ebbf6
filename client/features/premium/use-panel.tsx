import { subscriptionEndpoints } from '#shared/premium/contract.ts';
import { ratePercent, PREMIUM_COMMISSION_RATE } from '#shared/kernel/commission.ts';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { usd } from '#client/lib/format.ts';
import { useEndpoint } from '#client/lib/query.ts';
import * as texts from './texts.ts';

/** What Premium was used for, in figures. */
export function UsePanel() {
  const use = useEndpoint(subscriptionEndpoints.use, {});
  return (
    <Panel title={texts.yourBenefitsSoFar}>
      {use.isPending ? (
        <div aria-busy className="grid gap-3">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
      ) : use.isError ? (
        <LoadError what={texts.benefitsNotLoaded} onRetry={() => void use.refetch()} />
      ) : (
        <dl>
          <Figure
            term={texts.lessonsFinished}
            value={String(use.data.lessonsFinished)}
            note={texts.inCourses(use.data.courses)}
          />
          <Figure
            term={texts.savedOnYourSales}
            value={usd(use.data.savedOnSales)}
            note={texts.withTheRate(ratePercent(PREMIUM_COMMISSION_RATE))}
          />
          <Figure
            term={texts.artworksThisMonth}
            value={String(use.data.artworksThisMonth)}
            note={texts.noLimit}
          />
        </dl>
      )}
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
