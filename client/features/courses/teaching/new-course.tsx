import { useLocation } from 'wouter';
import { courseEndpoints } from '#shared/courses/contract.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import type { LateDialogProps } from '#client/ui/late-dialog.tsx';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { queryClient, queryFor, refresh } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { paths } from '#client/paths.ts';
import { Refusal } from './refusal.tsx';
import { TextFields } from './text-fields.tsx';

const EMPTY = { title: '', description: '', isPremium: false };

/** Creates a draft course and opens its editor. */
export const NewCourse = ({ isOpen, onOpenChange }: LateDialogProps) =>
  isOpen && <NewCourseForm onClose={() => onOpenChange(false)} />;

function NewCourseForm({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation();
  const form = useEndpointForm(courseEndpoints.create, {
    start: EMPTY,
    draft: 'new-course',
    input: (body) => ({ body }),
    onSuccess: (course) => {
      queryClient.setQueryData(queryFor(courseEndpoints.get, { params: { id: course.id } }).queryKey, course);
      void refresh(courseEndpoints.list);
      const open = () => navigate(paths.teach(course.id));
      // The response may come after the member has closed the form or left the page.
      const isHere = document.getElementById(form.props.id) !== null;
      toast({
        title: t('Draft created'),
        description: t('Only you can see it until you publish it.'),
        ...(!isHere && { action: { label: t('Edit course'), onClick: open } }),
      });
      if (isHere) open();
    },
  });
  return (
    <FormDialog
      form={form}
      keepsDraft
      title={t('New course')}
      description={t('It starts as a draft. You’ll add a cover and lessons next.')}
      submitText={t('Create draft')}
      savingText={t('Creating...')}
      refusal={form.refusal && <Refusal error={form.refusal} />}
      width="sm:max-w-[640px]"
      onClose={onClose}
    >
      <TextFields form={form} />
    </FormDialog>
  );
}
