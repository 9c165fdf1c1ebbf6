import { type FormEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type CourseDetail, courseEndpoints } from '#shared/courses/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { useAction } from '#client/lib/action.ts';
import { forgetDraft, useDraft } from '#client/lib/draft.ts';
import { toast } from '#client/lib/toast.ts';
import { AccessChoice } from './access-choice.tsx';
import { keepCourse } from './course-cache.ts';
import {
  COURSE_FIELDS,
  type CourseDraft,
  type CourseErrors,
  draftOf,
  invalidFields,
  isSameDraft,
  refusedFields,
} from './course-draft.ts';
import { CoverField } from './cover-field.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { Refusal } from './refusal.tsx';
import { TextFields } from './text-fields.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';
import * as texts from './texts.ts';

/** Edits the course's details. The draft survives failures, reloads and sign-in. */
export function DetailsPanel({ course }: { course: CourseDetail }) {
  const saved = useMemo(() => draftOf(course), [course]);
  const name = `course:${course.id}`;
  const [draft, setDraft, discard] = useDraft<CourseDraft>(name, saved);
  const [errors, setErrors] = useState<CourseErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const isDirty = !isSameDraft(draft, saved);
  const guard = useLeaveGuard(isDirty);
  const change = (values: Partial<CourseDraft>) => {
    setDraft((before) => ({ ...before, ...values }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([key]) => !(key in values))));
  };
  const showErrors = (found: CourseErrors) => {
    flushSync(() => setErrors(found));
    const first = COURSE_FIELDS.find((field) => found[field]);
    form.current?.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus();
  };
  const save = useAction(courseEndpoints.edit, {
    onSuccess: (next, { body }) => {
      keepCourse(next);
      // Keeps what was typed during the save; all other fields are taken from the server.
      setDraft((now) => (isSameDraft(now, body as CourseDraft) ? draftOf(next) : now));
      toast({ title: texts.changesSaved });
    },
    onError: (error) => showErrors(refusedFields(error)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const invalid = invalidFields(draft);
    if (Object.keys(invalid).length > 0) showErrors(invalid);
    else if (!save.isPending) save.mutate({ params: { id: course.id }, body: draft });
  };
  const reset = () => {
    discard();
    setErrors({});
    save.reset();
  };
  return (
    <Panel title={texts.details} aside={isDirty && <Chip tone="info">{texts.unsavedChanges}</Chip>}>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        <TextFields draft={draft} errors={errors} onChange={change} />
        <AccessChoice isPremium={draft.isPremium} onChange={(isPremium) => change({ isPremium })} />
        <div className="max-w-[480px]">
          <CoverField
            imageUrl={draft.imageUrl}
            error={errors.imageUrl}
            onChange={(imageUrl) => change({ imageUrl })}
          />
        </div>
        {save.error && Object.keys(errors).length === 0 && <Refusal error={save.error} />}
        <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-5">
          {isDirty && (
            <Button variant="quiet" onClick={reset}>
              {texts.discardChanges}
            </Button>
          )}
          <Button type="submit" disabled={save.isPending || !isDirty}>
            {save.isPending ? texts.saving : texts.saveDetails}
          </Button>
        </div>
      </form>
      {guard.isAsking && (
        <LeaveDialog
          onStay={guard.stay}
          onLeave={guard.leave}
          onDiscard={() => {
            discard();
            forgetDraft(name);
            guard.leave();
          }}
        />
      )}
    </Panel>
  );
}
