import { Check, Lock, Play } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import type { Lesson } from '#shared/courses/contract.ts';
import { t } from '#client/lib/t.ts';
import { lessonMinutes, lessonState } from './lessons.ts';

interface LessonListProps {
  lessons: Lesson[];
  currentId: string | undefined;
  onOpen: (lessonId: string) => void;
}

/** The lessons in order; the accent marks the current one, the ok color finished ones. */
export const LessonList = ({ lessons, currentId, onOpen }: LessonListProps) => (
  <ol aria-label={t('Lessons')} className="-mx-3 mt-5 grid gap-1">
    {lessons.map((lesson, index) => {
      const isCurrent = lesson.id === currentId;
      return (
        <li key={lesson.id}>
          <button
            type="button"
            aria-current={isCurrent ? 'true' : undefined}
            onClick={() => onOpen(lesson.id)}
            className="grid w-full grid-cols-[32px_minmax(0,1fr)_auto] items-center gap-3.5 rounded-sm p-3 text-left hover:bg-raised aria-[current]:bg-raised"
          >
            <Mark lesson={lesson} number={index + 1} isCurrent={isCurrent} />
            <span className="min-w-0">
              <span
                className={clsx(
                  'block text-sm font-semibold wrap-anywhere',
                  isCurrent || lesson.isFinished ? 'text-paper' : 'text-soft',
                )}
              >
                {lesson.title}
              </span>
              <span className="text-xs text-mute">{lessonState(lesson)}</span>
            </span>
            <span className="num inline-flex items-center gap-1.5 text-xs text-mute">
              {lesson.isPreviewOnly && (
                <>
                  <Lock size={13} className="text-gold" aria-hidden />
                  <span className="sr-only">{t('Premium')}</span>
                </>
              )}
              {lessonMinutes(lesson.durationSeconds)}
            </span>
          </button>
        </li>
      );
    })}
  </ol>
);

const Mark = ({ lesson, number, isCurrent }: { lesson: Lesson; number: number; isCurrent: boolean }) => (
  <span
    aria-hidden
    className={clsx(
      'num grid size-8 place-items-center rounded-full text-xs',
      isCurrent
        ? 'bg-accent text-on-accent'
        : lesson.isFinished
          ? 'bg-raised text-ok'
          : 'border border-line text-mute',
    )}
  >
    {lesson.isFinished ? (
      <Check size={16} />
    ) : isCurrent ? (
      <Play size={14} className="fill-current" />
    ) : (
      number
    )}
  </span>
);
