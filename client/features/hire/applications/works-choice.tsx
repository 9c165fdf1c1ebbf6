import { useEffect, useEffectEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { Link } from 'wouter';
import { type PortfolioItem, portfolioEndpoints } from '#shared/portfolios/contract.ts';
import { renditionUrl } from '#shared/uploads/renditions.ts';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { queryFor } from '#client/lib/query.ts';
import { useMember } from '#client/lib/session.ts';
import { paths } from '#client/paths.ts';
import { fill } from '#client/lib/sentence.ts';
import * as texts from './texts.ts';

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
  // Drops chosen pieces that were deleted: nobody could deselect them, and the server would refuse them.
  const left = chosen.filter((work) => portfolio.data?.some((one) => one.id === work));
  const isStale = portfolio.isFetchedAfterMount && portfolio.isSuccess && left.length < chosen.length;
  const dropGone = useEffectEvent(() => onChange(left));
  useEffect(() => {
    if (isStale) dropGone();
  }, [isStale]);
  const toggle = (work: string) =>
    onChange(chosen.includes(work) ? chosen.filter((one) => one !== work) : [...chosen, work]);
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold text-paper">
        {texts.worksFromYourDesignPortfolio}
      </legend>
      {portfolio.isPending && <Skeleton className="h-28" />}
      {portfolio.isError && (
        <LoadError what={texts.designPortfolioNotLoaded} onRetry={() => void portfolio.refetch()} />
      )}
      {portfolio.data && portfolio.data.length === 0 && (
        <p className="text-sm text-mute">
          {fill(texts.thereIsNothing, {
            addYourWork: (
              <Link
                href={paths.designPortfolio(id)}
                className="text-soft underline decoration-edge underline-offset-4 hover:text-paper"
              >
                {texts.addYourWork}
              </Link>
            ),
          })}
        </p>
      )}
      {portfolio.data && portfolio.data.length > 0 && (
        <>
          <ul className="grid grid-cols-3 gap-2.5 sm:grid-cols-4">
            {portfolio.data.map((work) => (
              <Choice
                key={work.id}
                work={work}
                isChosen={chosen.includes(work.id)}
                isFull={chosen.length >= WORKS_MAX}
                onToggle={() => toggle(work.id)}
              />
            ))}
          </ul>
          <p className={error ? 'mt-1.5 text-xs text-danger' : 'mt-1.5 text-xs text-mute'}>
            {error ?? texts.upToThree(chosen.length)}
          </p>
        </>
      )}
    </fieldset>
  );
}

interface ChoiceProps {
  work: PortfolioItem;
  isChosen: boolean;
  isFull: boolean;
  onToggle: () => void;
}

const Choice = ({ work, isChosen, isFull, onToggle }: ChoiceProps) => (
  <li>
    <label className="group relative block cursor-pointer has-disabled:cursor-not-allowed has-disabled:opacity-50">
      <input
        type="checkbox"
        className="peer sr-only"
        checked={isChosen}
        disabled={isFull && !isChosen}
        onChange={onToggle}
      />
      <img
        src={renditionUrl(work.imageUrl, 'thumb')}
        alt=""
        loading="lazy"
        className="aspect-square w-full rounded-art bg-raised object-cover outline-offset-2 peer-checked:outline-2 peer-checked:outline-paper peer-focus-visible:outline-2 peer-focus-visible:outline-accent-hi"
      />
      <span
        aria-hidden
        className="absolute top-2 left-2 grid size-6 place-items-center rounded-full border border-soft bg-ink/85 text-transparent peer-checked:border-paper peer-checked:bg-paper peer-checked:text-ink"
      >
        <Check size={15} />
      </span>
      <span className="mt-1 line-clamp-1 text-xs wrap-anywhere text-soft">{work.title}</span>
    </label>
  </li>
);
