import { type FormEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { forgetDraft, useDraft } from '#client/lib/draft.ts';
import {
  PROJECT_FIELDS,
  type ProjectDraft,
  type ProjectErrors,
  invalidFields,
  refusedFields,
  tooLong,
} from './project-draft.ts';

/**
 * The draft, kept in this tab until it is sent, and its validation.
 * @param send called with valid values
 */
export function useProjectForm(name: string, empty: ProjectDraft, send: (draft: ProjectDraft) => void) {
  const [draft, setDraft, startOver] = useDraft(name, empty);
  const [found, setFound] = useState<ProjectErrors>({});
  const formId = useId();
  const showErrors = (errors: ProjectErrors) => {
    flushSync(() => setFound(errors));
    const first = PROJECT_FIELDS.find((field) => errors[field]);
    document.getElementById(formId)?.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus();
  };
  return {
    draft,
    /** What was sent; the form may unmount at the same moment. */
    forget: () => {
      startOver();
      forgetDraft(name);
    },
    /** On the element that contains the fields, to find the first invalid one. */
    formId,
    errors: { ...found, ...tooLong(draft) },
    change: (values: Partial<ProjectDraft>) => {
      setDraft((before) => ({ ...before, ...values }));
      setFound((before) => Object.fromEntries(Object.entries(before).filter(([key]) => !(key in values))));
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      const invalid = invalidFields(draft);
      showErrors(invalid);
      if (Object.keys(invalid).length === 0) send(draft);
    },
    onRefused: (error: Error) => showErrors(refusedFields(error)),
  };
}
