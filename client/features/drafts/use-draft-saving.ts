import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Draft } from '#shared/drafts/contract.ts';
import type { Typed } from '#shared/drafts/to-work.ts';
import { DraftSaver, readKept, textOf } from './draft-saver.ts';

interface Options<Values extends object> {
  /** As it is on the server; null: a new one. */
  draft: Draft | null;
  empty: Values;
  toTyped: (values: Values) => Typed;
  toValues: (draft: Draft) => Values;
  onNamed: (id: string | null) => void;
}

/** The values that a form starts with, and what saves them. Give each draft a component of its own. */
export function useDraftSaving<Values extends object>({
  draft,
  empty,
  toTyped,
  toValues,
  onNamed,
}: Options<Values>) {
  const [{ start, saver }] = useState(() => {
    const saved = draft ? toValues(draft) : empty;
    const inTab = readKept(draft?.id);
    // Saved while the page was closing, whose answer no one heard.
    const isSaved = inTab && textOf(toTyped({ ...saved, ...inTab.values })) === textOf(toTyped(saved));
    const kept = isSaved ? null : inTab;
    // Typed over an earlier version: saving it is refused.
    const base = draft && kept?.version ? { ...draft, version: kept.version } : draft;
    return {
      start: { ...saved, ...kept?.values },
      saver: new DraftSaver(base, toTyped(saved), onNamed),
    };
  });
  useEffect(() => saver.open(), [saver]);
  const view = useSyncExternalStore(saver.subscribe, saver.getView);
  return { start, saver, view };
}
