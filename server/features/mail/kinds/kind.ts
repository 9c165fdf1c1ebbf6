import type { Letter, LetterText } from '#shared/notices/letter.ts';
import type { Queryable } from '#server/context.ts';
import type { Format } from '../letters/format.ts';

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
  /** Set for kinds that a member can unsubscribe from. */
  unsubscribePath: string;
}

/** The letter, or null if there is nothing left to say. */
export type Kind = (facts: Facts) => Promise<Letter | null>;

/** The frame around the text of a row: the button of its area, why the member gets it, where to ask. */
export const inFrame = (
  text: LetterText | null,
  frame: Pick<Letter, 'button' | 'reason'> & Partial<Pick<Letter, 'work'>>,
  supportPath = '/support',
): Letter | null =>
  text && {
    title: text.subject,
    links: [{ label: 'Contact support', path: supportPath }],
    ...frame,
    ...text,
  };
