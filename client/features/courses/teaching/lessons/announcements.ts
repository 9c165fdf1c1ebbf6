/** What a screen reader says while a lesson is dragged. */
import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import type { Lesson } from '#shared/courses/contract.ts';

export const INSTRUCTIONS =
  'Press Space to pick the lesson up, the arrow keys to move it, Space again to put it down, Escape to leave it where it was.';

export function announcementsOf(lessons: Lesson[]): Announcements {
  const title = (id: UniqueIdentifier) => lessons.find((lesson) => lesson.id === id)?.title ?? 'The lesson';
  const place = (id: UniqueIdentifier) =>
    `${lessons.findIndex((lesson) => lesson.id === id) + 1} of ${lessons.length}`;
  return {
    onDragStart: ({ active }) => `Picked up ${title(active.id)}, lesson ${place(active.id)}.`,
    onDragOver: ({ active, over }) => over && `${title(active.id)} would be lesson ${place(over.id)}.`,
    onDragEnd: ({ active, over }) => over && `${title(active.id)} was put down as lesson ${place(over.id)}.`,
    onDragCancel: ({ active }) => `${title(active.id)} stays lesson ${place(active.id)}.`,
  } as Announcements;
}
