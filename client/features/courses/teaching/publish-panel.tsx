import { useState } from 'react';
import { ExternalLink, Trash2 } from '#client/ui/icons.ts';
import { Link, useLocation } from 'wouter';
import { type CourseDetail, courseEndpoints } from '#shared/courses/contract.ts';
import { ConfirmAction } from '#client/ui/confirm-action.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { useAction } from '#client/lib/action.ts';
import { deleteDraft } from '#client/lib/draft.ts';
import { queryClient, refresh } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { paths } from '#client/paths.ts';
import { courseQuery, keepCourse } from './course-cache.ts';
import { Refusal } from './refusal.tsx';

/** Publishes, unpublishes and deletes the course. */
export function PublishPanel({ course }: { course: CourseDetail }) {
  const { id, isPublished, enrolledCount, lessons } = course;
  const [isAsking, setAsking] = useState(false);
  /** The lessons at the time of the refusal: with other lessons the reason may no longer apply. */
  const [refused, setRefused] = useState<CourseDetail['lessons']>();
  const publish = useAction(courseEndpoints.publish, {
    onError: () => setRefused(lessons),
    onSuccess: (next) => {
      keepCourse(next);
      toast({ title: next.isPublished ? t('Published') : t('Unpublished') });
    },
  });
  return (
    <Panel
      title={t('Visibility')}
      aside={isPublished ? <Chip tone="ok">{t('Published')}</Chip> : <Chip tone="mute">{t('Draft')}</Chip>}
    >
      <p className="text-sm text-soft">
        {isPublished
          ? t('Members can find this course under Courses and in search.')
          : enrolledCount > 0
            ? t('Only enrolled members can still see this course.')
            : t(
                'Only you can see this course. To publish it, add at least one lesson and wait until all videos are ready.',
              )}
      </p>
      <div className="mt-5 grid gap-3">
        {publish.error && refused === lessons && <Refusal error={publish.error} />}
        <Button
          size="lg"
          variant={isPublished ? 'outline' : 'accent'}
          disabled={publish.isPending}
          onClick={() => publish.mutate({ params: { id }, body: { isPublished: !isPublished } })}
        >
          {publish.isPending ? t('One moment...') : isPublished ? t('Unpublish') : t('Publish')}
        </Button>
        <Button variant="outline" asChild>
          <Link href={paths.course(id)}>
            <ExternalLink size={16} aria-hidden />
            {t('View page')}
          </Link>
        </Button>
        <Button variant="quietDanger" onClick={() => setAsking(true)}>
          <Trash2 size={16} aria-hidden />
          {t('Delete course')}
        </Button>
      </div>
      {isAsking && <DeleteDialog course={course} onClose={() => setAsking(false)} />}
    </Panel>
  );
}

function DeleteDialog({ course: { id, title }, onClose }: { course: CourseDetail; onClose: () => void }) {
  const [, navigate] = useLocation();
  return (
    <ConfirmAction
      danger
      endpoint={courseEndpoints.remove}
      input={{ params: { id } }}
      title={t('Delete this course?')}
      description={t(
        '“{title}” will be permanently deleted along with its lessons and their videos. Your videos in the Hub won’t be affected.',
        { title },
      )}
      submitText={t('Delete course')}
      savingText={t('Deleting...')}
      cancelText={t('Keep')}
      done={t('Course deleted')}
      onDone={() => {
        navigate(paths.education(), { replace: true });
        deleteDraft(`course:${id}`);
        queryClient.removeQueries({ queryKey: courseQuery(id).queryKey });
        void refresh(courseEndpoints.list);
      }}
      onClose={onClose}
    />
  );
}
