/** Screen reader announcements while a lesson is dragged. */
import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import type { Lesson } from '#shared/courses/contract.ts';
import * as texts from './texts.ts';

export const INSTRUCTIONS = texts.pressSpaceToPickLesson;

export function announcementsOf(lessons: Lesson[]): Announcements {
  const title = (id: UniqueIdentifier) => lessons.find((lesson) => lesson.id === id)?.title ?? texts.lesson;
  const place = (id: UniqueIdentifier) =>
    texts.valueOfLessons(lessons.findIndex((lesson) => lesson.id === id) + 1, lessons.length);
  return {
    onDragStart: ({ active }) => texts.pickedUp(title(active.id), place(active.id)),
    onDragOver: ({ active, over }) => over && texts.movedToPosition(title(active.id), place(over.id)),
    onDragEnd: ({ active, over }) => over && texts.droppedAtPosition(title(active.id), place(over.id)),
    onDragCancel: ({ active }) => texts.staysAtPosition(title(active.id), place(active.id)),
  } as Announcements;
}
