import type { LiveSignal } from '#shared/kernel/live.ts';
import type { EventFacts, LetterText } from './letter.ts';
import type { TopicName } from './topics.ts';

/** What the bell says. `by`: if it is known who did it; `plain`: if not. `many`: of several that gathered in one. */
export type Sentence = string | { by: string; plain: string } | { one: string; many: string };

/** The target of a notification: `client/features/notifications/places.ts` has the paths. */
export type Place =
  | 'work'
  | 'profile'
  | 'chat'
  | 'sale'
  | 'order'
  | 'offers'
  | 'project'
  | 'certificate'
  | 'search'
  | 'premium'
  | 'support'
  | 'video'
  | 'draft'
  | 'case'
  | 'sessions'
  | 'privacy'
  | 'email';

type Ids = readonly string[];
/** Finds the members to notify. */
type Recipients<Event> = (
  event: Event,
  directory: { moderators: () => Promise<string[]> },
) => Ids | Promise<Ids>;

/**
 * One thing members are notified of. The bell, its live signal and e-mail are made from it: see
 * `server/features/notifications/listeners.ts` and `server/features/mail/listeners.ts`. The client is built without
 * what only the server reads (`scripts/slim-client.ts`). Fields that all rows of an area have stand in the area.
 */
export interface Notice<Event, Facts = never, On extends string = string> {
  /**
   * The bell's sentence; none: a letter alone. Places such as `{who}` are filled by
   * `client/features/notifications/notification-sentence.tsx`. Another language is a table with the same keys.
   */
  says?: Sentence | { seller: Sentence; buyer: Sentence };
  link?: Place;
  /** Its row in the settings. */
  topic?: TopicName;

  /** The event; none: `listeners.ts` notifies, because it has to look something up first. */
  on?: On;
  /** Which row the event is about, if it has several. */
  change?: (event: Event) => string;
  to?: Recipients<Event>;
  /** The members who get the letter, if not everyone who gets the notification. */
  letterTo?: Recipients<Event>;
  actor?: (event: Event) => string | null;
  /** Ids, and what the letter needs once its rows may be gone; the whole event, if not given. */
  about?: (event: Event) => Readonly<Record<string, string | null>>;
  /** Notifications of one row gather by it in the bell. */
  group?: (event: Event) => string;
  /** Other windows that refresh. */
  live?: (event: Event) => { to: string[]; topic?: string; signal: LiveSignal };
  /** Open windows refresh even of members who muted the type. */
  refreshesMuted?: true;
  /** What is e-mailed, or null if nothing is left to say by the time it is sent. */
  letter?: (facts: Facts) => LetterText | null;
  /** Sent once a member for each of these. */
  onceFor?: (event: Event) => string;
  /** How long the letter waits, for what it gathers; none: it is sent at once. */
  waitMs?: (event: Event) => number;
}

/** A row whose event is one of several; without `Facts`, its letter is written from the event. */
export type NoticeOf<Events, Facts = null> = {
  [On in keyof Events & string]: Notice<Events[On], Facts extends null ? EventFacts<Events[On]> : Facts, On>;
}[keyof Events & string];

/** What an area's letters have in common: `server/features/mail/kinds/` has a frame for each. */
export type Frame = 'order' | 'certificate' | 'offer' | 'hire' | 'premium' | 'support';

export interface Area<Type extends string = string> extends Notice<never> {
  /** Of their notifications, as the database and the API name it; none: each row is a type of its own. */
  type?: Type;
  /** Account notifications are sent despite blocks, shown without an actor, and kept when an actor is removed. */
  isAccount?: true;
  /** None: the letter is written from the event and stored under its name. */
  frame?: Frame;
  rows: Readonly<Record<string, Notice<never> & { type?: Type }>>;
}

/** An area, with the names of its types. */
export const area = <const Type extends string = never>(given: Area<Type>): Area<Type> => given;

/** The changes a table has, in its order. */
export const changesOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) =>
  Object.keys(table) as [Key, ...Key[]];
