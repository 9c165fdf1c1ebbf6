import '#client/utilities.css';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, rectSortingStrategy, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { Plus } from 'lucide-react';
import { PORTFOLIO_MAX, type PortfolioItem } from '#shared/portfolios/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { EmptyLine } from '#client/ui/empty-line.tsx';
import { SectionHead } from '#client/ui/base/section-head.tsx';
import { useRefocus } from '#client/lib/use-refocus.ts';
import { DESIGN_ANCHOR } from '#client/paths.ts';
import { INSTRUCTIONS, announcementsOf } from './announcements.ts';
import { PIECE_GRID } from './piece-card.tsx';
import { OwnPiece } from './own-piece.tsx';
import { PieceForm } from './piece-form.tsx';
import { usePieceOrder } from './use-piece-order.ts';
import * as texts from './texts.ts';

const BODY = texts.workYouMadeForClients;
const FULL = texts.youHavePieces(PORTFOLIO_MAX);

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
      {texts.addAPiece}
    </Button>
  );
  return (
    <>
      {pieces.length === 0 ? (
        <>
          <SectionHead id={DESIGN_ANCHOR} title={texts.designPortfolio} />
          <EmptyLine title={texts.noDesignWorkYet} body={BODY} action={add} />
        </>
      ) : (
        <>
          <SectionHead id={DESIGN_ANCHOR} title={texts.designPortfolio} body={isFull ? FULL : BODY}>
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
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const isFeatured = (id: unknown) => pieces.some((piece) => piece.id === id && piece.featured);
  const placeOf = (id: unknown) => pieces.findIndex((piece) => piece.id === id);
  // Featured pieces always come first, so a piece moved beyond its group stops at the group's edge.
  const amongItsOwn: CollisionDetection = (args) => {
    const [nearest] = closestCenter(args);
    const isOfFeatured = isFeatured(args.active.id);
    if (!nearest || isFeatured(nearest.id) === isOfFeatured) return nearest ? [nearest] : [];
    const [first, last] = rangeOf(placeOf(args.active.id));
    const edge = pieces[isOfFeatured ? last : first];
    return edge ? [{ id: edge.id }] : [];
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) move(placeOf(active.id), placeOf(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={amongItsOwn}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements: announcementsOf(pieces),
        screenReaderInstructions: { draggable: INSTRUCTIONS },
      }}
    >
      <SortableContext items={pieces.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ol aria-label={texts.designPortfolio} className={PIECE_GRID}>
          {pieces.map((piece, index) => {
            const [first, last] = rangeOf(index);
            return (
              <OwnPiece
                key={piece.id}
                piece={piece}
                onEarlier={index > first ? () => move(index, index - 1) : undefined}
                onLater={index < last ? () => move(index, index + 1) : undefined}
              />
            );
          })}
        </ol>
      </SortableContext>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </DndContext>
  );
}
