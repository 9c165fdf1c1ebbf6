import type { Person } from '#shared/accounts/session/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { t } from '#client/lib/t.ts';

/** The other party's name; "the designer" while there is none. */
export const nameOf = (person: Person | null): string => (person ? displayName(person) : t('the designer'));

/** Capitalizes a result of `nameOf` to begin a sentence. A name keeps its case. */
export const atStart = (name: string): string => (name === t('the designer') ? t('The designer') : name);

export const hasBeenNotified = (name: string): string =>
  t('{name} has been notified.', { name: atStart(name) });
