import '#client/utilities.css';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Plus } from '#client/ui/icons.ts';
import { PORTFOLIO_MAX, type PortfolioItem } from '#shared/portfolios/contract.ts';
import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { EmptyLine } from '#client/ui/empty-line.tsx';
import { SectionHead } from '#client/ui/base/section-head.tsx';
import { SortableList } from '#client/ui/sortable.tsx';
import { useRefocus } from '#client/lib/use-refocus.ts';
import { DESIGN_ANCHOR } from '#client/paths.ts';
import { PIECE_GRID } from './piece-card.tsx';
import { OwnPiece } from './own-piece.tsx';
import { PieceForm } from './piece-form.tsx';
import { usePieceOrder } from './use-piece-order.ts';

const BODY = t('Work you made for clients. You can attach pieces when you apply to a project.');
const FULL = t('You’ve reached the {portfolioMax}-piece limit. Remove a piece to add another.', {
  portfolioMax: PORTFOLIO_MAX,
});

/** The member's own design portfolio: add, edit, and reorder by dragging, arrow keys or each piece's menu. */
export default function OwnPieces({
  memberId,
  pieces,
}: {
  memberId: string;
  pieces: readonly PortfolioItem[];
}) {
  const [isAdding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  // A removed piece loses the focus.
  useRefocus(addButton, pieces.length);
  const isFull = pieces.length >= PORTFOLIO_MAX;
  const add = (
    <Button ref={addButton} variant="outline" disabled={isFull} onClick={() => setAdding(true)}>
      <Plus size={16} aria-hidden />
      {t('Add a piece')}
    </Button>
  );
  return (
    <>
      {pieces.length === 0 ? (
        <>
          <SectionHead id={DESIGN_ANCHOR} title={t('Design portfolio')} />
          <EmptyLine title={t('No design work yet.')} body={BODY} action={add} />
        </>
      ) : (
        <>
          <SectionHead id={DESIGN_ANCHOR} title={t('Design portfolio')} body={isFull ? FULL : BODY}>
            {add}
          </SectionHead>
          <Sortable memberId={memberId} pieces={pieces} />
        </>
      )}
      {isAdding && (
        <PieceForm
          piece={null}
          onClose={() => {
            // The button may have moved: the first piece changes its position.
            flushSync(() => setAdding(false));
            addButton.current?.focus();
          }}
        />
      )}
    </>
  );
}

interface SortableProps {
  memberId: string;
  pieces: readonly PortfolioItem[];
}

function Sortable({ memberId, pieces }: SortableProps) {
  const { move, rangeOf, announcement } = usePieceOrder(memberId, pieces);
  return (
    <SortableList
      label={t('Design portfolio')}
      items={pieces}
      instructions={t(
        'Press Space to pick up the piece, use the arrow keys to move it, then press Space to drop it or Escape to cancel.',
      )}
      className={PIECE_GRID}
      rangeOf={rangeOf}
      onMove={move}
      announcement={announcement}
    >
      {(piece, index) => {
        const [first, last] = rangeOf(index);
        return (
          <OwnPiece
            key={piece.id}
            piece={piece}
            onEarlier={index > first ? () => move(index, index - 1) : undefined}
            onLater={index < last ? () => move(index, index + 1) : undefined}
          />
        );
      }}
    </SortableList>
  );
}
