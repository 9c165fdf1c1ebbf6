/** What letters about projects say, and the facts they need. */
import type { HireProjectRow } from '#shared/hire/tables.ts';
import { type LetterText, usd } from './letter.ts';

/** A project as the reader sees it. */
export interface ProjectFacts {
  project: HireProjectRow;
  title: string;
  isClient: boolean;
  isByMember: boolean;
  /** The member who acted, or 'A member'. */
  who: string;
  client: string;
  designer: string;
  price: string;
  /** What the actor wrote, the milestone's title, or the amount that was moved; empty if nothing. */
  note: string;
  /** Dates; empty if there is none. */
  dueOn: string;
  approvedOn: string;
  takenBackOn: string;
  disputedOn: string;
  /** What a moderator decided, in amounts; empty where nothing is refunded or earned. */
  division: { isCanceled: boolean; refunded: string; earned: string } | null;
}

export const noted = (note: string): string[] => (note ? [`“${note}”`] : []);
/** What the note of a payment is: its amount. */
export const moneyOf = (note: string): string => (note ? usd(note) : 'The money');
export const unless = (head: string, rest: string, date: string) =>
  date ? { deadline: { head, rest } } : {};

export const approval = ({ approvedOn, isClient }: ProjectFacts) =>
  unless(
    `It will be approved automatically on ${approvedOn} unless ${isClient ? 'you respond' : 'the client responds'}.`,
    'The final payment will then be charged.',
    approvedOn,
  );

/** Drops the notice once a response has made it obsolete. */
export const ifStill =
  (isWaiting: (project: HireProjectRow) => boolean, letter: (facts: ProjectFacts) => LetterText) =>
  (facts: ProjectFacts) =>
    isWaiting(facts.project) ? letter(facts) : null;

/** A moderator's decision has its own letter, which names the amounts. */
export const unlessDecided = (letter: (facts: ProjectFacts) => LetterText) => (facts: ProjectFacts) =>
  facts.division ? null : letter(facts);

export function divided({ division, isClient, designer }: ProjectFacts): string[] {
  if (!division) return [];
  const { isCanceled, refunded, earned } = division;
  return [
    isCanceled ? 'The project is canceled.' : 'The project is complete.',
    refunded
      ? `${refunded} ${isClient ? 'is refunded to your card' : 'is refunded to the client'}.`
      : 'Nothing is refunded.',
    ...(earned ? [isClient ? `${designer} receives ${earned}.` : `You receive ${earned}.`] : []),
  ];
}
