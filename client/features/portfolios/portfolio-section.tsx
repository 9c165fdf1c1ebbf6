import { Suspense, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Person } from '#shared/accounts/session/contract.ts';
import { type PortfolioItem, portfolioEndpoints } from '#shared/portfolios/contract.ts';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { SectionHead } from '#client/ui/base/section-head.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { queryFor } from '#client/lib/query.ts';
import { DESIGN_ANCHOR } from '#client/paths.ts';
import { ReportMenu } from '#client/features/moderation/public.ts';
import { t } from '#client/lib/t.ts';
import { useArrival } from '#client/lib/use-arrival.ts';
import { PIECE_GRID, PieceCard } from './piece-card.tsx';

/** Drag and drop and the forms are loaded for the owner only. */
const OwnPieces = lazyPart(() => import('./own-pieces.tsx'));

interface PortfolioSectionProps {
  /** Whose it is. */
  person: Person;
  isOwn: boolean;
}

/** A member's design portfolio. Hidden if empty; its owner is invited to add the first piece. */
export function PortfolioSection({ person, isOwn }: PortfolioSectionProps) {
  const memberId = person.id;
  const section = useRef<HTMLElement>(null);
  const pieces = useQuery({
    ...queryFor(portfolioEndpoints.list, { params: { id: memberId } }),
    staleTime: 0,
  });
  useArrival(section, DESIGN_ANCHOR, isOwn);
  if (!isOwn && !pieces.isError && !pieces.data?.length) return null;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={DESIGN_ANCHOR}
      className="mt-20 scroll-mt-24 outline-none"
    >
      {isOwn && pieces.data ? (
        <Suspense fallback={<Loading />}>
          <OwnPieces memberId={memberId} pieces={pieces.data} />
        </Suspense>
      ) : pieces.isPending ? (
        <Loading />
      ) : (
        <>
          <SectionHead id={DESIGN_ANCHOR} title={t('Design portfolio')} />
          {pieces.data ? (
            <Pieces pieces={pieces.data} person={person} />
          ) : (
            <LoadError
              what={t('The design portfolio couldn’t be loaded.')}
              onRetry={() => void pieces.refetch()}
            />
          )}
        </>
      )}
    </section>
  );
}

const Pieces = ({ pieces, person }: { pieces: readonly PortfolioItem[]; person: Person }) => (
  <ul className={PIECE_GRID}>
    {pieces.map((piece) => (
      <li key={piece.id}>
        <PieceCard
          piece={piece}
          tools={
            <ReportMenu subject="portfolio" subjectId={piece.id} person={person} isHidden={piece.isHidden} />
          }
        />
      </li>
    ))}
  </ul>
);

const Loading = () => (
  <div role="status" aria-label={t('Loading the design portfolio')}>
    <SectionHead id={DESIGN_ANCHOR} title={t('Design portfolio')} />
    <div className={PIECE_GRID}>
      {[0, 1, 2].map((n) => (
        <Skeleton key={n} className="aspect-4/3 rounded-art!" />
      ))}
    </div>
  </div>
);
