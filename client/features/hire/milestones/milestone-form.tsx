import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Milestone, hireWorkEndpoints } from '#shared/hire/milestones/contract.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Field } from '#client/ui/field.tsx';
import { useAction } from '#client/lib/action.ts';
import { forgetDraft, useDraft } from '#client/lib/draft.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshProjects } from '../hire-queries.ts';
import {
  EMPTY_MILESTONE,
  type MilestoneErrors,
  NOTES_MAX,
  TITLE_MAX,
  draftOf,
  invalidMilestone,
  toMilestone,
} from './milestone-draft.ts';
import * as texts from './texts.ts';

interface MilestoneFormProps {
  projectId: string;
  /** Who has to agree to it. */
  other: string;
  /** The milestone to edit; otherwise a new one is proposed. */
  milestone?: Milestone | undefined;
  onClose: () => void;
}

/** Both parties have to agree to a milestone, so the dialog says who is asked. */
export function MilestoneForm({ projectId, other, milestone, onClose }: MilestoneFormProps) {
  const draftName = `milestone:${milestone?.id ?? projectId}`;
  const [start] = useState(() => (milestone ? draftOf(milestone) : EMPTY_MILESTONE));
  const [draft, setDraft] = useDraft(draftName, start);
  const [errors, setErrors] = useState<MilestoneErrors>({});
  const fieldsId = useId();
  const events = {
    onSuccess: () => {
      forgetDraft(draftName);
      toast({
        title: milestone ? texts.milestoneUpdated : texts.milestoneProposed,
        description: texts.isAskedToAgree(other),
      });
      onClose();
      return refreshProjects();
    },
    onError: () => refreshProjects(),
  };
  const propose = useAction(hireWorkEndpoints.propose, events);
  const change = useAction(hireWorkEndpoints.change, events);
  const set = (values: Partial<typeof draft>) => {
    setDraft((before) => ({ ...before, ...values }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([key]) => !(key in values))));
  };
  const submit = () => {
    const found = invalidMilestone(draft, new Date(), start.due);
    flushSync(() => setErrors(found));
    const [first] = Object.keys(found);
    if (first) {
      document.getElementById(fieldsId)?.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus();
      return;
    }
    const body = toMilestone(draft);
    if (milestone) change.mutate({ params: { id: projectId, milestoneId: milestone.id }, body });
    else propose.mutate({ params: { id: projectId }, body });
  };
  return (
    <ConfirmDialog
      title={milestone ? texts.editMilestone : texts.proposeAMilestone}
      description={milestone ? texts.hasToAgree(other) : texts.itStartsWhenAgrees(other)}
      action={milestone ? [texts.save, texts.saving] : [texts.propose, texts.proposing]}
      isPending={propose.isPending || change.isPending}
      error={propose.error ?? change.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <div id={fieldsId} className="grid gap-5">
        <Field label={texts.title} error={errors.title}>
          {(field) => (
            <input
              {...field}
              data-field="title"
              data-autofocus
              autoComplete="off"
              maxLength={TITLE_MAX}
              value={draft.title}
              onChange={({ target }) => set({ title: target.value })}
            />
          )}
        </Field>
        <Field label={texts.deliverables} hint={texts.deliverablesHint} optional>
          {(field) => (
            <textarea
              {...field}
              rows={4}
              maxLength={NOTES_MAX}
              className={`${field.className} h-auto! py-3`}
              value={draft.description}
              onChange={({ target }) => set({ description: target.value })}
            />
          )}
        </Field>
        <Field label={texts.due} error={errors.due} optional>
          {(field) => (
            <input
              {...field}
              data-field="due"
              type="date"
              className={`${field.className} scheme-dark`}
              value={draft.due}
              onChange={({ target }) => set({ due: target.value })}
            />
          )}
        </Field>
      </div>
    </ConfirmDialog>
  );
}
