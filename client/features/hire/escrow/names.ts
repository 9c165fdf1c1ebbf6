import type { Person } from '#shared/accounts/session/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import * as texts from './texts.ts';

/** The other party's name; "the designer" while there is none. */
export const nameOf = (person: Person | null): string => (person ? displayName(person) : texts.theDesigner);
