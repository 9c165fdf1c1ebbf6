/** What a screen reader says while a piece is dragged. */
import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import type { PortfolioItem } from '#shared/portfolios/contract.ts';

export const INSTRUCTIONS =
  'Press Space to pick the piece up, the arrow keys to move it, Space again to put it down, Escape to leave it where it was.';

export function announcementsOf(pieces: readonly PortfolioItem[]): Announcements {
  const title = (id: UniqueIdentifier) => pieces.find((piece) => piece.id === id)?.title ?? 'The piece';
  const place = (id: UniqueIdentifier) =>
    `${pieces.findIndex((piece) => piece.id === id) + 1} of ${pieces.length}`;
  return {
    onDragStart: ({ active }) => `Picked up ${title(active.id)}, piece ${place(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `${title(active.id)} would be piece ${place(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over ? `${title(active.id)} was put down as piece ${place(over.id)}.` : undefined,
    onDragCancel: ({ active }) => `${title(active.id)} stays piece ${place(active.id)}.`,
  };
}
