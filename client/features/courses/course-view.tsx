import { type ReactNode, useState } from 'react';
import { EyeOff, type IconComponent, PencilLine } from '#client/ui/icons.ts';
import { type CourseDetail, courseEndpoints } from '#shared/courses/contract.ts';
import { courseCategory } from '#shared/courses/category.ts';
import { isDeleted } from '#shared/kernel/names.ts';
import { BackLink } from '#client/ui/back-link.tsx';
import { ReportMenu } from '#client/features/moderation/public.ts';
import { CategoryDot } from '#client/ui/base/category-dot.tsx';
import { useLive } from '#client/lib/live.ts';
import { count } from '#client/lib/format.ts';
import { refresh } from '#client/lib/query.ts';
import { useMember } from '#client/lib/session.ts';
import { paths } from '#client/paths.ts';
import { CourseInstructor } from './course-instructor.tsx';
import { Duration } from './course-labels.tsx';
import { CourseReviews } from './course-reviews.tsx';
import { LearnPanel } from './learn-panel.tsx';
import { LessonStage } from './lesson-stage.tsx';
import { Rating } from './rating.tsx';
import { PLAYER_ID, useLesson } from './use-lesson.ts';
import { useWatched } from './use-watched.ts';
import { assetUrl } from '#client/lib/asset-url.ts';
import { t, tx } from '#client/lib/t.ts';

export function CourseView({ course: read }: { course: CourseDetail }) {
  const { course, watch } = useWatched(read);
  const { lesson, open } = useLesson(course);
  const [transcriptPlace, setTranscriptPlace] = useState<HTMLElement | null>(null);
  const isTaught = useMember().id === course.instructorId;
  useLive('video', ({ videoId }) => {
    const isOurs = isTaught && course.lessons.some((one) => one.videoId === videoId);
    if (isOurs) void refresh(courseEndpoints.get);
  });
  return (
    <>
      <BackLink href={paths.education()}>{t('Courses')}</BackLink>
      <VisibilityNote course={course} isTaught={isTaught} />
      <div className="grid grid-cols-1 gap-8 xl:grid-cols-[minmax(0,1fr)_360px] xl:grid-rows-[auto_1fr]">
        <div id={PLAYER_ID} className="min-w-0 scroll-mt-[calc(var(--nav)+16px)]">
          {lesson ? (
            <LessonStage
              key={lesson.id}
              course={course}
              lesson={lesson}
              onOpen={open}
              onTime={(seconds) => watch(lesson.id, seconds)}
              transcriptIn={transcriptPlace}
            />
          ) : (
            <Cover course={course} />
          )}
          <About course={course} isTaught={isTaught} />
        </div>
        <LearnPanel course={course} currentId={lesson?.id} onOpen={open} />
        {/* Long: in one column, the lessons come first. */}
        <div ref={setTranscriptPlace} className="min-w-0 empty:hidden xl:col-start-1 xl:row-start-2" />
      </div>
      <CourseReviews course={course} />
      <CourseInstructor course={course} />
    </>
  );
}

const Cover = ({ course: { imageUrl } }: { course: CourseDetail }) => (
  <div className="aspect-video overflow-hidden rounded-md bg-raised">
    {imageUrl && <img src={assetUrl(imageUrl)} alt="" className="size-full object-cover" />}
  </div>
);

/** Why the course is not visible to everyone. */
function VisibilityNote({ course, isTaught }: { course: CourseDetail; isTaught: boolean }) {
  if (course.isHidden) {
    return (
      <Line icon={EyeOff}>
        {isTaught
          ? t('Hidden. Only you and moderators can see this course.')
          : t('Hidden. Only the instructor and moderators can see this course.')}
      </Line>
    );
  }
  if (course.isPublished) return null;
  const left = isDeleted(course.instructor)
    ? t('The instructor’s account was deleted. You have access until the end of the month.')
    : t('The instructor unpublished this course. You still have access because you’re enrolled.');
  return (
    <Line icon={PencilLine}>
      {isTaught ? t('Draft. Only you and enrolled members can see this course.') : left}
    </Line>
  );
}

const Line = ({ icon: Icon, children }: { icon: IconComponent; children: ReactNode }) => (
  <p className="mb-5 flex items-center gap-3 rounded-md bg-surface px-5 py-3.5 text-sm text-soft">
    <Icon size={16} className="shrink-0 text-info" aria-hidden />
    <span>{children}</span>
  </p>
);

function About({ course, isTaught }: { course: CourseDetail; isTaught: boolean }) {
  const category = courseCategory(course.title);
  const { id, isHidden } = course;
  return (
    <div className="mt-6 border-t border-line pt-6">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-xs text-mute">
        {category && <CategoryDot category={category} />}
        <Duration course={course} />
        {course.reviewsCount > 0 && <Rating rating={course.rating} reviewsCount={course.reviewsCount} />}
        <span>
          {tx('{enrolledCount} enrolled', {
            enrolledCount: <span className="num text-soft">{count(course.enrolledCount)}</span>,
          })}
        </span>
        <span>{course.isPremium ? t('Included in Premium') : t('Free')}</span>
      </div>
      <div className="mt-2.5 flex items-start justify-between gap-3">
        <h1 dir="auto" className="min-w-0 text-2xl wrap-anywhere sm:text-3xl">
          {course.title}
        </h1>
        {!isTaught && (
          <ReportMenu subject="course" subjectId={id} person={course.instructor} isHidden={isHidden} />
        )}
      </div>
      {course.description && (
        <p dir="auto" className="mt-3 max-w-[68ch] text-base wrap-anywhere whitespace-pre-line text-soft">
          {course.description}
        </p>
      )}
    </div>
  );
}
