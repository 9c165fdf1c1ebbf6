import { useEffect, useState } from 'react';

/** Whose drafts these are: what another member typed in this tab is not read. */
let owner = '';
/** A name with '@' belongs to the tab, whoever signs in. */
const keyOf = (name: string) => `atelier:draft:${name[0] === '@' ? '' : owner}${name}`;

export const ownDrafts = (memberId: string): void => void (owner = memberId);

/** The stored draft, or null if there is none or it cannot be read. */
export function readDraft(name: string): unknown {
  try {
    const text = sessionStorage.getItem(keyOf(name));
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

export function writeDraft(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // A full or blocked storage must not stop anyone from typing.
  }
}

export const deleteDraft = (name: string): void => sessionStorage.removeItem(keyOf(name));

/** The stored value, with fields added since. */
function restore<T>(stored: unknown, empty: T): T {
  if (stored === null) return empty;
  const isRecord = typeof stored === 'object' && !Array.isArray(stored);
  return (isRecord ? { ...empty, ...stored } : stored) as T;
}

/**
 * State that survives a reload and the way through sign-in, in this tab, if it has a name. Third: deletes the draft and starts
 * over.
 */
export function useDraft<T>(
  name: string | undefined,
  empty: T,
): [T, (next: T | ((now: T) => T)) => void, () => void] {
  const [value, setValue] = useState<T>(() => (name === undefined ? empty : restore(readDraft(name), empty)));
  useEffect(() => {
    if (name === undefined) return;
    if (JSON.stringify(value) === JSON.stringify(empty)) deleteDraft(name);
    else writeDraft(name, value);
  }, [name, value, empty]);
  const reset = () => {
    // The component may be unmounted before the effect runs.
    if (name !== undefined) deleteDraft(name);
    setValue(empty);
  };
  return [value, setValue, reset];
}
