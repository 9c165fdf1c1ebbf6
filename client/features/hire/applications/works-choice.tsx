import { useEffect, useEffectEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { portfolioEndpoints } from '#shared/portfolios/contract.ts';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { ImageChoice } from '#client/ui/choice.tsx';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { queryFor } from '#client/lib/query.ts';
import { useMember } from '#client/lib/session.ts';
import { t, tx } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';

const WORKS_MAX = 3;

interface WorksChoiceProps {
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
  error?: string | undefined;
}

/** Up to three pieces of the designer's own portfolio, which is on their profile. */
export function WorksChoice({ chosen, onChange, error }: WorksChoiceProps) {
  const { id } = useMember();
  const portfolio = useQuery({ ...queryFor(portfolioEndpoints.list, { params: { id } }), staleTime: 0 });
  // Drops chosen pieces that were deleted: no one could deselect them, and the server would refuse them.
  const left = chosen.filter((work) => portfolio.data?.some((one) => one.id === work));
  const isStale = portfolio.isFetchedAfterMount && portfolio.isSuccess && left.length < chosen.length;
  const dropGone = useEffectEvent(() => onChange(left));
  useEffect(() => {
    if (isStale) dropGone();
  }, [isStale]);
  const toggle = (work: string) =>
    onChange(chosen.includes(work) ? chosen.filter((one) => one !== work) : [...chosen, work]);
  return (
    <fieldset {...(error ? { 'data-invalid': true } : {})}>
      <legend className="mb-1.5 text-sm font-semibold text-paper">
        {t('Pieces from your design portfolio')}
      </legend>
      {portfolio.isPending && <Skeleton className="h-28" />}
      {portfolio.isError && (
        <LoadError
          what={t('Your design portfolio couldn’t be loaded.')}
          onRetry={() => void portfolio.refetch()}
        />
      )}
      {portfolio.data && portfolio.data.length === 0 && (
        <p className="text-sm text-mute">
          {tx(
            'Nothing here yet. {addYourWork} on your profile to show it here. We’ll save what you’ve typed until you’re back.',
            {
              addYourWork: (
                <Link
                  href={paths.designPortfolio(id)}
                  className="text-soft underline decoration-edge underline-offset-4 hover:text-paper"
                >
                  {t('Add your work')}
                </Link>
              ),
            },
          )}
        </p>
      )}
      {portfolio.data && portfolio.data.length > 0 && (
        <>
          <ul className="grid grid-cols-3 gap-2.5 sm:grid-cols-4">
            {portfolio.data.map((work) => (
              <li key={work.id}>
                <ImageChoice
                  src={renditionUrl(work.imageUrl, 'thumb')}
                  title={work.title}
                  checked={chosen.includes(work.id)}
                  disabled={chosen.length >= WORKS_MAX && !chosen.includes(work.id)}
                  onChange={() => toggle(work.id)}
                />
              </li>
            ))}
          </ul>
          <p className={error ? 'mt-1.5 text-xs text-danger' : 'mt-1.5 text-xs text-mute'}>
            {error ?? t('Up to three. {chosen} selected.', { chosen: chosen.length })}
          </p>
        </>
      )}
    </fieldset>
  );
}
