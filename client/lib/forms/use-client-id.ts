import { useRef } from 'react';
import { deleteDraft, readDraft, writeDraft } from '../draft.ts';

interface Named {
  text: string;
  id: string;
}

/**
 * Names what a call makes, so that a retry after a lost response makes nothing twice: the same id for the same values, until
 * `made` is called.
 * @param draft name of the form's draft: the id survives a reload as the draft does
 */
export function useClientId(draft?: string): { idFor: (values: unknown) => string; made: () => void } {
  const last = useRef<Named | null>(null);
  const kept = draft === undefined ? undefined : `${draft}:id`;
  return {
    idFor: (values) => {
      const text = JSON.stringify(values);
      if (kept !== undefined) last.current ??= readDraft(kept) as Named | null;
      if (last.current?.text !== text) last.current = { text, id: crypto.randomUUID() };
      if (kept !== undefined) writeDraft(kept, last.current);
      return last.current.id;
    },
    made: () => {
      last.current = null;
      if (kept !== undefined) deleteDraft(kept);
    },
  };
}
