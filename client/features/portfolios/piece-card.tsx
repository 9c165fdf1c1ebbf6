import { type ReactNode, Suspense, useState } from 'react';
import { Pin } from '#client/ui/icons.ts';
import type { PortfolioItem } from '#shared/portfolios/contract.ts';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { averageColor } from '#client/lib/placeholder.ts';
import { t } from '#client/lib/t.ts';
import { Chip } from '#client/ui/chip.tsx';
import { categoryOf } from './piece-copy.ts';

const PieceDialog = lazyPart(() => import('./piece-dialog.tsx'));

/** All frames have the same size. */
export const PIECE_GRID = 'grid grid-cols-2 gap-x-3 gap-y-7 sm:gap-x-5 xl:grid-cols-3 2xl:grid-cols-4';

/** The image and its label; opens the piece. @param tools its owner's controls, beside the label */
export function PieceCard({ piece, tools }: { piece: PortfolioItem; tools?: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const { title, imageUrl, placeholder, featured, isHidden } = piece;
  const line = [featured && t('Featured'), categoryOf(piece)].filter(Boolean).join(' · ');
  return (
    <article className="group relative">
      <img
        src={renditionUrl(imageUrl, 'card')}
        alt=""
        width={800}
        height={600}
        loading="lazy"
        decoding="async"
        style={{ backgroundColor: averageColor(placeholder ?? undefined) }}
        className="aspect-4/3 w-full rounded-art bg-raised object-cover shadow-art"
      />
      <div className="mt-2.5 flex items-start gap-1 max-sm:flex-col">
        <div className="min-w-0 flex-1 py-0.5">
          {isHidden && (
            <Chip tone="danger" className="mb-1">
              {t('Hidden by a moderator')}
            </Chip>
          )}
          <h3 className="font-sans text-sm font-semibold text-paper">
            <button
              type="button"
              onClick={() => setOpen(true)}
              className="line-clamp-2 text-left wrap-anywhere group-hover:underline after:absolute after:inset-0"
            >
              {title}
            </button>
          </h3>
          {line && (
            <p className="mt-0.5 flex items-center gap-1.5 text-xs text-mute">
              {featured && <Pin size={12} aria-hidden className="shrink-0" />}
              {line}
            </p>
          )}
        </div>
        {tools && <div className="relative z-10 -mr-3 flex shrink-0 max-sm:mr-0 max-sm:-ml-3">{tools}</div>}
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <PieceDialog piece={piece} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </article>
  );
}
