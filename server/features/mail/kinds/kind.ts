import type { Queryable } from '#server/context.ts';
import type { Format } from '../letters/format.ts';
import type { Letter } from '../letters/letter.ts';

/** The member who gets it. */
export interface Reader {
  id: string;
  address: string;
  timeZone: string | null;
  format: Format;
}

export interface Facts {
  db: Queryable;
  reader: Reader;
  /** Ids, as stored with the event. */
  subject: Readonly<Record<string, string>>;
  /** When the event happened. */
  happenedAt: Date;
  /** When it is to be sent. */
  dueAt: Date;
  publicUrl: string;
  /** Only of kinds that a member can unsubscribe. */
  unsubscribePath: string;
}

/** The letter, or null if there is nothing to say any more. */
export type Kind = (facts: Facts) => Promise<Letter | null>;
