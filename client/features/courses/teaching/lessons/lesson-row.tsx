import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ArrowDown, ArrowUp, Captions, Film, Pencil, Trash2 } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { type Lesson, courseEndpoints } from '#shared/courses/contract.ts';
import { ConfirmAction } from '#client/ui/confirm-action.tsx';
import { MenuItem, MoreMenu } from '#client/ui/menu.tsx';
import { SortableItem } from '#client/ui/sortable.tsx';
import { CaptionsDialog, VideoProgress } from '#client/features/videos/public.ts';
import { minutesSeconds } from '#client/lib/format.ts';
import { keepCourse, readCourseAgain } from '../course-cache.ts';
import { RenameLesson } from './rename-lesson.tsx';
import { assetUrl } from '#client/lib/asset-url.ts';
import { t } from '#client/lib/t.ts';

interface LessonRowProps {
  courseId: string;
  lesson: Lesson;
  index: number;
  count: number;
  /** The only lesson of a published course: it cannot be removed. */
  isNeeded: boolean;
  onMove: (to: number) => void;
}

type Doing = 'rename' | 'captions' | 'remove' | null;

export function LessonRow({ courseId, lesson, index, count, isNeeded, onMove }: LessonRowProps) {
  const { title, video } = lesson;
  const [doing, setDoing] = useState<Doing>(null);
  const menu = useRef<HTMLButtonElement>(null);
  const close = () => {
    // Closes what has the focus first.
    flushSync(() => setDoing(null));
    menu.current?.focus();
  };
  return (
    <SortableItem item={lesson} className="p-1">
      {(grip) => (
        <>
          <div className="flex items-center gap-2 sm:gap-3">
            {grip}
            <Thumbnail posterUrl={lesson.posterUrl} isTight={doing === 'rename'} />
            <div className="min-w-0 flex-1">
              {doing === 'rename' ? (
                <RenameLesson courseId={courseId} lesson={lesson} onClose={close} />
              ) : (
                <>
                  <p dir="auto" className="text-sm font-semibold wrap-anywhere text-paper">
                    <span className="num mr-2 font-normal text-mute">{index + 1}</span>
                    {title}
                  </p>
                  <p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-xs text-mute">
                    {lesson.durationSeconds !== null && (
                      <span className="num">{minutesSeconds(Math.round(lesson.durationSeconds))}</span>
                    )}
                    {video?.hasCaptions && (
                      <span className="inline-flex items-center gap-1">
                        <Captions size={13} aria-hidden />
                        {t('Captions')}
                      </span>
                    )}
                  </p>
                </>
              )}
            </div>
            {doing !== 'rename' && (
              <MoreMenu ref={menu} label={t('More options for {title}', { title })}>
                <MenuItem icon={Pencil} onSelect={() => setDoing('rename')}>
                  {t('Rename')}
                </MenuItem>
                <MenuItem icon={ArrowUp} onSelect={index > 0 ? () => onMove(index - 1) : undefined}>
                  {t('Move up')}
                </MenuItem>
                <MenuItem icon={ArrowDown} onSelect={index < count - 1 ? () => onMove(index + 1) : undefined}>
                  {t('Move down')}
                </MenuItem>
                <MenuItem icon={Captions} onSelect={video ? () => setDoing('captions') : undefined}>
                  {t('Captions')}
                </MenuItem>
                <MenuItem icon={Trash2} isDanger onSelect={() => setDoing('remove')}>
                  {t('Remove')}
                </MenuItem>
              </MoreMenu>
            )}
          </div>
          {video && video.status !== 'ready' && (
            <div className="py-2 pr-2 pl-13">
              <VideoProgress video={video} onRetried={() => readCourseAgain(courseId)} />
            </div>
          )}
          {doing === 'captions' && video && (
            <CaptionsDialog
              title={title}
              video={video}
              onChanged={() => readCourseAgain(courseId)}
              onClose={close}
            />
          )}
          {doing === 'remove' && (
            <ConfirmAction
              danger
              endpoint={courseEndpoints.removeLesson}
              input={{ params: { id: courseId, lessonId: lesson.id } }}
              title={t('Remove this lesson?')}
              description={
                isNeeded
                  ? t(
                      '“{title}” is the only lesson in a published course. Add another one first, or unpublish the course.',
                      { title },
                    )
                  : t(
                      '“{title}” and its copy of the video will be permanently deleted. Your video in the Hub won’t be affected.',
                      { title },
                    )
              }
              submitText={t('Remove lesson')}
              savingText={t('Removing...')}
              cancelText={t('Keep')}
              done={t('Lesson removed')}
              onDone={keepCourse}
              onClose={close}
            />
          )}
        </>
      )}
    </SortableItem>
  );
}

/** @param isTight saves space on phones */
const Thumbnail = ({ posterUrl, isTight }: { posterUrl: string | null; isTight: boolean }) => (
  <span
    className={clsx(
      'grid aspect-video w-16 shrink-0 place-items-center overflow-hidden rounded-art bg-raised text-mute sm:w-24',
      isTight && 'max-sm:hidden',
    )}
  >
    {posterUrl ? (
      <img src={assetUrl(posterUrl)} alt="" loading="lazy" className="size-full object-cover" />
    ) : (
      <Film size={18} aria-hidden />
    )}
  </span>
);
