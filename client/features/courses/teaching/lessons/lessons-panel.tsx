import { Suspense, useRef, useState } from 'react';
import { Film, Plus } from 'lucide-react';
import { type CourseDetail, LESSONS_MAX } from '#shared/courses/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useRefocus } from '#client/lib/use-refocus.ts';
import { LessonList } from './lesson-list.tsx';
import { useWaitingLessons } from './use-waiting-lessons.ts';
import { WaitingLessonRow } from './waiting-lesson-row.tsx';
import * as texts from './texts.ts';

const AddLessonDialog = lazyPart(() => import('./add-lesson-dialog.tsx'));

export function LessonsPanel({ course }: { course: CourseDetail }) {
  const { id, lessons } = course;
  const { waiting, add, mark, drop } = useWaitingLessons(id);
  const [isAdding, setAdding] = useState(false);
  const adder = useRef<HTMLButtonElement>(null);
  // A removed lesson loses the focus.
  useRefocus(adder, lessons.length + waiting.length);
  const addButton = (
    <Button ref={adder} disabled={lessons.length >= LESSONS_MAX} onClick={() => setAdding(true)}>
      <Plus size={17} aria-hidden />
      {texts.addALesson}
    </Button>
  );
  const isEmpty = lessons.length === 0 && waiting.length === 0;
  return (
    <Panel title={texts.lessons} aside={!isEmpty && addButton}>
      {isEmpty ? (
        <EmptyState
          icon={Film}
          title={texts.noLessonsYet}
          body={texts.pickOneOfYourVideos}
          action={addButton}
        />
      ) : (
        <>
          {lessons.length > 0 && <LessonList course={course} />}
          {waiting.length > 0 && (
            <ul aria-label={texts.lessonsWaitingForTheirVideo} className="mt-4 grid gap-3">
              {waiting.map((lesson) => (
                <WaitingLessonRow
                  key={lesson.videoId}
                  courseId={id}
                  lesson={lesson}
                  onMark={(isSent) => mark(lesson.videoId, isSent)}
                  onDrop={() => drop(lesson.videoId)}
                />
              ))}
            </ul>
          )}
        </>
      )}
      {lessons.length >= LESSONS_MAX && (
        <p className="mt-4 text-sm text-mute">{texts.courseCanHaveLessons(LESSONS_MAX)}</p>
      )}
      {isAdding && (
        <Suspense fallback={null}>
          <AddLessonDialog courseId={id} onWait={add} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
