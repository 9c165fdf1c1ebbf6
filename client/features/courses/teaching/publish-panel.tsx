import { useState } from 'react';
import { ExternalLink, Trash2 } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { type CourseDetail, courseEndpoints } from '#shared/courses/contract.ts';
import { DeedDialog } from '#client/ui/confirm-dialog.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { useAction } from '#client/lib/action.ts';
import { forgetDraft } from '#client/lib/draft.ts';
import { queryClient, refresh } from '#client/lib/query.ts';
import { toast } from '#client/lib/toast.ts';
import { paths } from '#client/paths.ts';
import { courseQuery, keepCourse } from './course-cache.ts';
import { Refusal } from './refusal.tsx';

/** Whether members see the course, and the end of it. */
export function PublishPanel({ course }: { course: CourseDetail }) {
  const { id, isPublished, enrolledCount, lessons } = course;
  const [isAsking, setAsking] = useState(false);
  /** The lessons it was refused with: with others the reason may be gone. */
  const [refused, setRefused] = useState<CourseDetail['lessons']>();
  const publish = useAction(courseEndpoints.publish, {
    onError: () => setRefused(lessons),
    onSuccess: (next) => {
      keepCourse(next);
      toast({ title: next.isPublished ? 'Published' : 'Taken back' });
    },
  });
  return (
    <Panel
      title="Publication"
      aside={isPublished ? <Chip tone="ok">Published</Chip> : <Chip tone="mute">Draft</Chip>}
    >
      <p className="text-sm text-soft">
        {isPublished
          ? 'Members find this course under Courses and in the search.'
          : enrolledCount > 0
            ? 'Only those who are enrolled still see this course.'
            : 'Nobody but you sees this course. It needs at least one lesson, and every video ready.'}
      </p>
      <div className="mt-5 grid gap-3">
        {publish.error && refused === lessons && <Refusal error={publish.error} />}
        <Button
          size="lg"
          variant={isPublished ? 'outline' : 'accent'}
          disabled={publish.isPending}
          onClick={() => publish.mutate({ params: { id }, body: { isPublished: !isPublished } })}
        >
          {publish.isPending ? 'One moment...' : isPublished ? 'Unpublish' : 'Publish'}
        </Button>
        <Button variant="outline" asChild>
          <Link href={paths.course(id)}>
            <ExternalLink size={16} aria-hidden />
            See its page
          </Link>
        </Button>
        <Button variant="quiet" className="text-danger!" onClick={() => setAsking(true)}>
          <Trash2 size={16} aria-hidden />
          Delete course
        </Button>
      </div>
      {isAsking && <DeleteDialog course={course} onClose={() => setAsking(false)} />}
    </Panel>
  );
}

function DeleteDialog({ course: { id, title }, onClose }: { course: CourseDetail; onClose: () => void }) {
  const [, navigate] = useLocation();
  const remove = useAction(courseEndpoints.remove, {
    onSuccess: () => {
      toast({ title: 'Course deleted' });
      navigate(paths.education(), { replace: true });
      forgetDraft(`course:${id}`);
      queryClient.removeQueries({ queryKey: courseQuery(id).queryKey });
      void refresh(courseEndpoints.list);
    },
  });
  return (
    <DeedDialog
      title="Delete this course?"
      description={`“${title}” goes for good, with its lessons and their videos. Your videos of the Hub stay.`}
      action={['Delete course', 'Deleting...']}
      dismiss="Keep"
      isPending={remove.isPending}
      error={remove.error}
      onSubmit={() => remove.mutate({ params: { id } })}
      onClose={onClose}
    />
  );
}
