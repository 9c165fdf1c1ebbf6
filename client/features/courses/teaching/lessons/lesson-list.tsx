import type { CourseDetail } from '#shared/courses/contract.ts';
import { t } from '#client/lib/t.ts';
import { SortableList } from '#client/ui/sortable.tsx';
import { LessonRow } from './lesson-row.tsx';
import { useLessonOrder } from './use-lesson-order.ts';

/** Lessons in order, reordered by dragging, arrow keys or each lesson's menu. */
export function LessonList({ course: { id, lessons, isPublished } }: { course: CourseDetail }) {
  const { move, announcement } = useLessonOrder(id, lessons);
  return (
    <SortableList
      isVertical
      label={t('Lessons')}
      items={lessons}
      instructions={t(
        'Press Space to pick up the lesson, use the arrow keys to move it, then press Space to drop it or Escape to cancel.',
      )}
      className="-mx-2 grid grid-cols-1 gap-1"
      onMove={move}
      announcement={announcement}
    >
      {(lesson, index) => (
        <LessonRow
          key={lesson.id}
          courseId={id}
          lesson={lesson}
          index={index}
          count={lessons.length}
          isNeeded={isPublished && lessons.length === 1}
          onMove={(to) => move(index, to)}
        />
      )}
    </SortableList>
  );
}
