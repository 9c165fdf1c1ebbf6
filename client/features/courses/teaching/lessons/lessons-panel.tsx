import { Suspense, useRef, useState } from 'react';
import { Film, Plus } from '#client/ui/icons.ts';
import { type CourseDetail, LESSONS_MAX } from '#shared/courses/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { SortableList } from '#client/ui/sortable.tsx';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { t } from '#client/lib/t.ts';
import { useRefocus } from '#client/lib/use-refocus.ts';
import { LessonRow } from './lesson-row.tsx';
import { useLessonOrder } from './use-lesson-order.ts';
import { WaitingLessonRow, useWaitingLessons } from './waiting-lessons.tsx';

const AddLessonDialog = lazyPart(() => import('./add-lesson-dialog.tsx'));

/** Lessons in order, reordered by dragging, arrow keys or each lesson's menu. */
function LessonList({ course: { id, lessons, isPublished } }: { course: CourseDetail }) {
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

export function LessonsPanel({ course }: { course: CourseDetail }) {
  const { id, lessons } = course;
  const { waiting, add, drop } = useWaitingLessons(id);
  const [isAdding, setAdding] = useState(false);
  const adder = useRef<HTMLButtonElement>(null);
  // A removed lesson loses the focus.
  useRefocus(adder, lessons.length + waiting.length);
  const addButton = (
    <Button ref={adder} disabled={lessons.length >= LESSONS_MAX} onClick={() => setAdding(true)}>
      <Plus size={17} aria-hidden />
      {t('Add a lesson')}
    </Button>
  );
  const isEmpty = lessons.length === 0 && waiting.length === 0;
  return (
    <Panel title={t('Lessons')} aside={!isEmpty && addButton}>
      {isEmpty ? (
        <EmptyState
          icon={Film}
          title={t('No lessons yet')}
          body={t('Use one of your videos from the Hub or upload a new one.')}
          action={addButton}
        />
      ) : (
        <>
          {lessons.length > 0 && <LessonList course={course} />}
          {waiting.length > 0 && (
            <ul aria-label={t('Lessons waiting for video')} className="mt-4 grid gap-3">
              {waiting.map((lesson) => (
                <WaitingLessonRow
                  key={lesson.videoId}
                  courseId={id}
                  lesson={lesson}
                  onDrop={() => drop(lesson.videoId)}
                />
              ))}
            </ul>
          )}
        </>
      )}
      {lessons.length >= LESSONS_MAX && (
        <p className="mt-4 text-sm text-mute">
          {t('A course can have up to {lessonsMax} lessons.', { lessonsMax: LESSONS_MAX })}
        </p>
      )}
      {isAdding && (
        <Suspense fallback={null}>
          <AddLessonDialog courseId={id} onWait={add} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
