import { EyeOff } from '#client/ui/icons.ts';
import { Link } from 'wouter';
import type { CourseDetail } from '#shared/courses/contract.ts';
import { BackLink } from '#client/ui/back-link.tsx';
import { ScreenHead } from '#client/ui/screen.tsx';
import { useLive, useLiveReopened } from '#client/lib/live.ts';
import { t, tx } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { readCourseAgain } from './course-cache.ts';
import { DetailsPanel } from './details-panel.tsx';
import { FiguresPanel } from './figures-panel.tsx';
import { LessonsPanel } from './lessons/lessons-panel.tsx';
import { PublishPanel } from './publish-panel.tsx';

const HiddenNotice = () => (
  <p className="mb-6 flex items-start gap-3 rounded-md border border-danger px-5 py-4 text-sm text-soft">
    <EyeOff size={18} aria-hidden className="mt-px shrink-0 text-danger" />
    <span>
      {tx(
        'A moderator has hidden this course. Only you and moderators can see it. If you think that’s a mistake, {contactSupport}.',
        {
          contactSupport: (
            <Link
              href={paths.support()}
              className="font-semibold text-paper underline decoration-edge underline-offset-4"
            >
              {t('contact support')}
            </Link>
          ),
        },
      )}
    </span>
  </p>
);

/** Editor of the instructor's own course. */
export function Editor({ course }: { course: CourseDetail }) {
  const { id, title, isHidden, lessons } = course;
  const hasVideo = (videoId: string) => lessons.some((lesson) => lesson.videoId === videoId);
  useLive('video', ({ videoId }) => void (hasVideo(videoId) && readCourseAgain(id)));
  useLiveReopened(() => void readCourseAgain(id));
  return (
    <>
      <BackLink href={paths.education()}>{t('Courses')}</BackLink>
      <ScreenHead title={title} lede={t('Details, lessons and students.')} />
      {isHidden && <HiddenNotice />}
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_380px]">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <LessonsPanel course={course} />
          <DetailsPanel course={course} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <PublishPanel course={course} />
          <FiguresPanel courseId={id} />
        </div>
      </div>
    </>
  );
}
