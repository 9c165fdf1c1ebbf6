import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { CourseDetail } from '#shared/courses/contract.ts';
import { INSTRUCTIONS, announcementsOf } from './announcements.ts';
import { LessonRow } from './lesson-row.tsx';
import { useLessonOrder } from './use-lesson-order.ts';
import * as texts from './texts.ts';

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** Lessons in order, reordered by dragging, arrow keys or each lesson's menu. */
export function LessonList({ course: { id, lessons, isPublished } }: { course: CourseDetail }) {
  const { move, announcement } = useLessonOrder(id, lessons);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (lessonId: unknown) => lessons.findIndex((lesson) => lesson.id === lessonId);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) move(placeOf(active.id), placeOf(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements: announcementsOf(lessons),
        screenReaderInstructions: { draggable: INSTRUCTIONS },
      }}
    >
      <SortableContext items={lessons} strategy={verticalListSortingStrategy}>
        <ol aria-label={texts.lessons} className="-mx-2 grid grid-cols-1 gap-1">
          {lessons.map((lesson, index) => (
            <LessonRow
              key={lesson.id}
              courseId={id}
              lesson={lesson}
              index={index}
              count={lessons.length}
              isNeeded={isPublished && lessons.length === 1}
              onMove={(to) => move(index, to)}
            />
          ))}
        </ol>
      </SortableContext>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </DndContext>
  );
}
