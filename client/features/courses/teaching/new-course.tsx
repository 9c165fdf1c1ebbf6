import '#client/utilities.css';
import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Dialog } from 'radix-ui';
import { useLocation } from 'wouter';
import { courseEndpoints } from '#shared/courses/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { DialogFrame } from '#client/ui/dialog-frame.tsx';
import type { TriggeredDialogProps } from '#client/ui/late-dialog.tsx';
import { useAction } from '#client/lib/action.ts';
import { forgetDraft, useDraft } from '#client/lib/draft.ts';
import { queryClient, queryFor, refresh } from '#client/lib/query.ts';
import { toast } from '#client/lib/toast.ts';
import { paths } from '#client/paths.ts';
import { AccessChoice } from './access-choice.tsx';
import { COURSE_FIELDS, type CourseErrors, invalidFields, refusedFields } from './course-draft.ts';
import { Refusal } from './refusal.tsx';
import { TextFields } from './text-fields.tsx';
import * as texts from './texts.ts';

const DRAFT = 'new-course';
const EMPTY = { title: '', description: '', isPremium: false };

/** Creates a draft course and opens its editor. */
export function NewCourse({ trigger, startsOpen }: TriggeredDialogProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
      {isOpen && <NewCourseForm />}
    </Dialog.Root>
  );
}

function NewCourseForm() {
  const [, navigate] = useLocation();
  const [draft, setDraft] = useDraft(DRAFT, EMPTY);
  const [errors, setErrors] = useState<CourseErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const showErrors = (found: CourseErrors) => {
    flushSync(() => setErrors(found));
    const first = COURSE_FIELDS.find((field) => found[field]);
    form.current?.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus();
  };
  const create = useAction(courseEndpoints.create, {
    onSuccess: (course) => {
      forgetDraft(DRAFT);
      queryClient.setQueryData(queryFor(courseEndpoints.get, { params: { id: course.id } }).queryKey, course);
      void refresh(courseEndpoints.list);
      toast({ title: texts.draftCreated, description: texts.onlyYouSeeItUntil });
      navigate(paths.teach(course.id));
    },
    onError: (error) => showErrors(refusedFields(error)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const invalid = invalidFields(draft);
    if (Object.keys(invalid).length > 0) showErrors(invalid);
    else if (!create.isPending) create.mutate({ body: draft });
  };
  const change = (values: Partial<typeof EMPTY>) => {
    setDraft((before) => ({ ...before, ...values }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([key]) => !(key in values))));
  };
  return (
    <DialogFrame
      title={texts.newCourse}
      description={texts.itStartsAsADraft}
      width="sm:max-w-[640px]"
      footer={
        <>
          <Dialog.Close asChild>
            <Button variant="quiet">{texts.cancel}</Button>
          </Dialog.Close>
          <Button type="submit" form={formId} disabled={create.isPending}>
            {create.isPending ? texts.creating : texts.createDraft}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        onSubmit={submit}
        className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto px-5 pb-6 sm:px-8"
      >
        <TextFields draft={draft} errors={errors} onChange={change} />
        <AccessChoice isPremium={draft.isPremium} onChange={(isPremium) => change({ isPremium })} />
        {create.error && Object.keys(errors).length === 0 && <Refusal error={create.error} />}
      </form>
    </DialogFrame>
  );
}
