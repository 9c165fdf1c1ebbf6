import { type CourseDetail, courseEndpoints } from '#shared/courses/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { ImageField } from '#client/ui/image-field.tsx';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { keepCourse } from './course-cache.ts';
import { Refusal } from './refusal.tsx';
import { LeaveDialog, useLeaveGuard } from './leave-guard.tsx';
import { type CourseText, TextFields } from './text-fields.tsx';

interface CourseDraft extends CourseText {
  duration: string;
  /** The current one, or the object path of a new one; empty: none. */
  imageUrl: string;
}

const draftOf = (course: CourseDetail): CourseDraft => ({
  title: course.title,
  description: course.description ?? '',
  duration: course.duration ?? '',
  isPremium: course.isPremium,
  imageUrl: course.imageUrl ?? '',
});

/** Edits the course's details. The draft survives failures, reloads and sign-in. */
export function DetailsPanel({ course }: { course: CourseDetail }) {
  const form = useEndpointForm(courseEndpoints.edit, {
    start: draftOf(course),
    draft: `course:${course.id}`,
    file: 'imageUrl',
    input: (_, changes) => ({ params: { id: course.id }, body: changes }),
    onSuccess: (next) => {
      keepCourse(next);
      toast({ title: t('Changes saved') });
    },
  });
  const { isChanged, isPending } = form;
  const guard = useLeaveGuard(isChanged);
  return (
    <Panel title={t('Details')} aside={isChanged && <Chip tone="info">{t('Unsaved changes')}</Chip>}>
      <form {...form.props} className="grid gap-5">
        <TextFields form={form} />
        <ImageField
          label={t('Cover')}
          optional
          shape="cover"
          className="max-w-[480px]"
          value={form.values.imageUrl}
          error={form.errors.imageUrl}
          onChange={(imageUrl) => form.change({ imageUrl })}
        />
        {form.refusal && <Refusal error={form.refusal} />}
        <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-5">
          {isChanged && (
            <Button variant="quiet" onClick={form.discard}>
              {t('Discard changes')}
            </Button>
          )}
          <Button type="submit" disabled={isPending || !isChanged}>
            {isPending ? t('Saving...') : t('Save details')}
          </Button>
        </div>
      </form>
      {guard.isAsking && (
        <LeaveDialog
          onStay={guard.stay}
          onLeave={guard.leave}
          onDiscard={() => {
            form.discard();
            guard.leave();
          }}
        />
      )}
    </Panel>
  );
}
