import { useState } from 'react';
import { type Milestone, hireWorkEndpoints } from '#shared/hire/milestones/contract.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { Input } from '#client/ui/input.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { ApiError } from '#client/lib/api.ts';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { endedProps } from '../ended.tsx';
import { refreshProjects } from '../hire-queries.ts';
import { atStart } from '../names.ts';
import {
  EMPTY_MILESTONE,
  NOTES_MAX,
  TITLE_MAX,
  draftOf,
  invalidMilestone,
  toMilestone,
} from './milestone-draft.ts';

interface MilestoneFormProps {
  projectId: string;
  /** The party that has to agree to it. */
  other: string;
  /** The milestone to edit; otherwise a new one is proposed. */
  milestone?: Milestone | undefined;
  /** Why nothing can be sent anymore. */
  ended?: string | undefined;
  onClose: () => void;
}

/** Both parties have to agree to a milestone, so the dialog says who is asked. */
export function MilestoneForm({ projectId, other, milestone, ended = '', onClose }: MilestoneFormProps) {
  /** The version that is edited; the current one, once the member was told that it changed. */
  const [seen, setSeen] = useState(milestone?.updatedAt);
  const start = milestone ? draftOf(milestone) : EMPTY_MILESTONE;
  const form = useEndpointForm(milestone ? hireWorkEndpoints.change : hireWorkEndpoints.propose, {
    start,
    draft: `milestone:${milestone?.id ?? projectId}`,
    check: (draft) => invalidMilestone(draft, new Date(), start.due),
    input: (draft) => ({
      params: { id: projectId, ...(milestone && { milestoneId: milestone.id }) },
      body: {
        ...toMilestone(draft),
        ...(milestone && { updatedAt: (seen ?? milestone.updatedAt).toISOString() }),
      },
    }),
    onSuccess: () => {
      toast({
        title: milestone ? t('Milestone updated') : t('Milestone proposed'),
        description: t('{other} has been asked to agree.', { other: atStart(other) }),
      });
      onClose();
      return refreshProjects();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'milestone_changed') setSeen(undefined);
      return refreshProjects();
    },
  });
  return (
    <FormDialog
      form={form}
      keepsDraft
      title={milestone ? t('Edit milestone') : t('Propose a milestone')}
      description={
        milestone
          ? t('{other} will need to agree to the new version.', { other: atStart(other) })
          : t('It starts when {other} agrees. Until then, either of you can edit it.', { other })
      }
      submitText={milestone ? t('Save') : t('Propose')}
      savingText={milestone ? t('Saving...') : t('Proposing...')}
      {...endedProps(form.isPending ? '' : ended)}
      onClose={onClose}
    >
      <Input label={t('Title')} autoComplete="off" maxLength={TITLE_MAX} {...form.field('title')} />
      <Textarea
        label={t('Deliverables')}
        hint={t('What will be delivered and how it will be approved.')}
        optional
        rows={4}
        maxLength={NOTES_MAX}
        {...form.field('description')}
      />
      <Input label={t('Due')} optional type="date" {...form.field('due')} />
    </FormDialog>
  );
}
