import { cutTo } from '#shared/kernel/cut.ts';

/** What an e-mail says, before it is laid out as HTML and as text. */
export interface Letter {
  subject: string;
  title: string;
  paragraphs: readonly string[];
  work?: { title: string; line: string; picture: string; alt: string };
  facts?: readonly Fact[];
  /** Rows of the digest. */
  rows?: readonly Row[];
  /** "+ n more" after the rows. */
  more?: string;
  /** What happens if the member does nothing, and when. */
  deadline?: { head: string; rest: string };
  /** The only button. The path is on this site. */
  button: { label: string; path: string };
  /** Why the member gets it. */
  reason: string;
  /** Shown below the reason. */
  links: readonly { label: string; path: string }[];
}

export interface Fact {
  label: string;
  value: string;
  isTotal?: boolean;
}

export interface Row {
  /** The URL of a work's picture, or the first letter of a name. */
  mark: { picture: string } | { letter: string };
  /** Parts in bold are names. */
  parts: readonly (string | { bold: string })[];
  when: string;
}

/** What a row says in its letter; the title is the subject, and the button of its area, if it has no other. */
export type LetterText = Pick<Letter, 'subject' | 'paragraphs' | 'facts' | 'deadline'> &
  Partial<Pick<Letter, 'title' | 'button'>>;

/** Dates in the reader's time zone and language. */
export interface Dates {
  /** 'Nov 22, 2026' */
  day: (at: Date) => string;
  /** 'Dec 6', for subjects. */
  shortDay: (at: Date) => string;
  /** 'Nov 22, 2026, 6:12 PM UTC' */
  exact: (at: Date) => string;
}

/** For letters that are written from the event, because its rows may be gone by then: its fields as text. */
export interface EventFacts<Event> extends Dates {
  event: { [Field in keyof Event]: null extends Event[Field] ? string | undefined : string };
  happenedAt: Date;
}

/** Made once, because making a format costs a hundred times as much as using it. */
const USD = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});
/** "174.00" -> "$174", "12.80" -> "$12.80" */
export const usd = (amount: string | number): string => USD.format(Number(amount));

/** "0.0800" -> "8%" */
export const percent = (rate: string): string => `${Number((Number(rate) * 100).toFixed(2))}%`;

const EXCERPT = 240;

/** One line of what someone wrote, cut between words. */
export function excerpt(text: string, max = EXCERPT): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const cut = cutTo(line, max - 1);
  return `${cut.replace(/(?<=.{40})\s\S*$/, '').trimEnd()}…`;
}

/** One line of what someone wrote, in quotes. */
export const quoted = (words: string): string => `“${excerpt(words)}”`;
