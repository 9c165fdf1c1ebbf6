import { useRef } from 'react';
import { deleteDraft, readDraft, writeDraft } from '../draft.ts';

interface Named {
  text: string;
  id: string;
}

/**
 * Names what a call makes or changes, so that a retry after a lost response does nothing twice: the same id for the same
 * values, until `made` is called.
 * @param draft name of the form's draft: the id survives a reload as the draft does
 * @param maxAgeMs for how long; always if absent
 */
export function useClientId(
  draft?: string,
  maxAgeMs = Infinity,
): { idFor: (values: unknown) => string; made: () => void } {
  const last = useRef<Named | null>(null);
  const since = useRef(0);
  const kept = draft === undefined ? undefined : `${draft}:id`;
  return {
    idFor: (values) => {
      const text = JSON.stringify(values);
      if (kept !== undefined) last.current ??= readDraft(kept) as Named | null;
      const now = performance.now();
      if (last.current?.text !== text || now - since.current >= maxAgeMs) {
        last.current = { text, id: crypto.randomUUID() };
        since.current = now;
      }
      if (kept !== undefined) writeDraft(kept, last.current);
      return last.current.id;
    },
    made: () => {
      last.current = null;
      if (kept !== undefined) deleteDraft(kept);
    },
  };
}
