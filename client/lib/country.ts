/** Where the member is, for what delivery costs and whether there is any. */
import { use, useSyncExternalStore } from 'react';
import { COUNTRY_CODES } from '#shared/kernel/countries.ts';
import { memberCountry } from '#shared/delivery/member-country.ts';
import { MemberContext } from './session.ts';

const KEY = 'atelier:country';
const listeners = new Set<() => void>();

function readChosen(): string | null {
  try {
    const chosen = localStorage.getItem(KEY);
    return chosen !== null && COUNTRY_CODES.includes(chosen) ? chosen : null;
  } catch {
    return null;
  }
}

/** Keeps the country in this browser; null: an address says it from now on. */
export function chooseCountry(code: string | null): void {
  try {
    if (code === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, code);
  } catch {
    // A blocked storage must not stop anyone from buying.
  }
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/**
 * The country chosen on a work's page in this browser, else the member's; null: not known.
 * @param latest of the latest delivery address, if it was just read
 */
export function useCountry(latest?: string): string | null {
  const { country: own = null, deliveredTo = null } = use(MemberContext) ?? {};
  const chosen = useSyncExternalStore(subscribe, readChosen);
  return chosen ?? memberCountry({ own, delivered: latest ?? deliveredTo, language: navigator.language });
}
