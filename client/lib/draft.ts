import { useEffect, useState } from 'react';

const keyOf = (name: string) => `atelier:draft:${name}`;

/** The stored draft, or null when there is none or it cannot be read. */
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
    // A full or forbidden storage must not keep anybody from typing.
  }
}

export const forgetDraft = (name: string): void => sessionStorage.removeItem(keyOf(name));

/** What was stored, with what has been added to its shape since. */
function restore<T>(stored: unknown, empty: T): T {
  if (stored === null) return empty;
  const isRecord = typeof stored === 'object' && !Array.isArray(stored);
  return (isRecord ? { ...empty, ...stored } : stored) as T;
}

/** State that survives a reload and the way through sign-in, in this tab. Third: forget it and start over. */
export function useDraft<T>(name: string, empty: T): [T, (next: T | ((now: T) => T)) => void, () => void] {
  const [value, setValue] = useState<T>(() => restore(readDraft(name), empty));
  useEffect(() => {
    if (JSON.stringify(value) === JSON.stringify(empty)) forgetDraft(name);
    else writeDraft(name, value);
  }, [name, value, empty]);
  const forget = () => {
    // Whoever forgets it may be gone before the effect.
    forgetDraft(name);
    setValue(empty);
  };
  return [value, setValue, forget];
}
