/** Screen reader announcements while a piece is dragged. */
import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import type { PortfolioItem } from '#shared/portfolios/contract.ts';
import * as texts from './texts.ts';

export const INSTRUCTIONS = texts.pressSpaceToPickPiece;

export function announcementsOf(pieces: readonly PortfolioItem[]): Announcements {
  const title = (id: UniqueIdentifier) => pieces.find((piece) => piece.id === id)?.title ?? texts.piece;
  const place = (id: UniqueIdentifier) =>
    texts.valueOfPieces(pieces.findIndex((piece) => piece.id === id) + 1, pieces.length);
  return {
    onDragStart: ({ active }) => texts.pickedUp(title(active.id), place(active.id)),
    onDragOver: ({ active, over }) =>
      over ? texts.movedToPosition(title(active.id), place(over.id)) : undefined,
    onDragEnd: ({ active, over }) =>
      over ? texts.droppedAtPosition(title(active.id), place(over.id)) : undefined,
    onDragCancel: ({ active }) => texts.staysAtPosition(title(active.id), place(active.id)),
  };
}
