import { subscriptionEndpoints } from '#shared/premium/contract.ts';
import { ratePercent, PREMIUM_COMMISSION_RATE } from '#shared/kernel/commission.ts';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { usd } from '#client/lib/format.ts';
import { useEndpoint } from '#client/lib/query.ts';

/** In figures, not in promises. */
export function UsePanel() {
  const use = useEndpoint(subscriptionEndpoints.use, {});
  return (
    <Panel title="What it did for you">
      {use.isPending ? (
        <div aria-busy className="grid gap-3">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
      ) : use.isError ? (
        <LoadError what="The figures could not be loaded." onRetry={() => void use.refetch()} />
      ) : (
        <dl>
          <Figure
            term="Lessons finished"
            value={String(use.data.lessonsFinished)}
            note={`in ${use.data.courses} ${use.data.courses === 1 ? 'course' : 'courses'}`}
          />
          <Figure
            term="Saved on your own sales"
            value={usd(use.data.savedOnSales)}
            note={`with the ${ratePercent(PREMIUM_COMMISSION_RATE)} rate`}
          />
          <Figure term="Artworks this month" value={String(use.data.artworksThisMonth)} note="no limit" />
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
