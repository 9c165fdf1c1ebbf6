import type { Notification } from '#shared/notifications/list-contract.ts';
import { ACCOUNT_AREAS } from './account.ts';
import { CERTIFICATES } from './certificates.ts';
import { COMMUNITY } from './community.ts';
import { DRAFTS } from './drafts.ts';
import { HIRE } from './hire.ts';
import { MODERATION_AREAS } from './moderation.ts';
import type { Area, Frame, Notice } from './notice.ts';
import { OFFERS } from './offers.ts';
import { ORDER_AREAS } from './orders.ts';
import { TOPICS, type Topic } from './topics.ts';

const AREAS = [
  COMMUNITY,
  DRAFTS,
  ...ORDER_AREAS,
  OFFERS,
  CERTIFICATES,
  HIRE,
  ...ACCOUNT_AREAS,
  ...MODERATION_AREAS,
];
export type NotificationType = NonNullable<(typeof AREAS)[number]['type']>;

export interface TableRow extends Notice<never> {
  type: NotificationType;
  /** Its change; null if it is the only notice of its type. */
  name: string | null;
  frame?: Frame;
  /** Kind of the letter in the outbox. */
  kind: string;
}

/** All of them. */
export const NOTICES: readonly TableRow[] = (AREAS as readonly Area<NotificationType>[]).flatMap(
  ({ rows, type, ...area }) =>
    Object.entries(rows).map(([key, row]) => ({
      type: type ?? (key as NotificationType),
      ...area,
      ...row,
      // A row without a name gives its type to others, which have one.
      name: type || (row.type && row.type in rows) ? key : null,
      kind: area.frame ? `${area.frame}.${key}` : (row.on ?? area.on ?? key),
    })),
);

/** Types whose notifications are of the account. */
export const ACCOUNT_TYPES: readonly NotificationType[] = [
  ...new Set(AREAS.flatMap(({ type, isAccount }) => (type && isAccount ? [type] : []))),
];

const OF_THE_BELL = NOTICES.filter((row): row is BellRow => row.says !== undefined);

export const NOTIFICATION_TYPES = [...new Set(OF_THE_BELL.map(({ type }) => type))] as [
  NotificationType,
  ...NotificationType[],
];

/** The changes of a type; null: it has one notice that names none. */
export const changesIn = (type: NotificationType): readonly (string | null)[] => [
  ...new Set(OF_THE_BELL.filter((row) => row.type === type).map(({ name }) => name)),
];

/** 'like', 'order.shipped'. */
const keyOf = (type: NotificationType, name: string | null): string =>
  name === null ? type : `${type}.${name}`;

/** Of the bell, those that no one is behind: shown without anyone to name. By type, or `type.change`. */
export const IMPERSONAL: readonly string[] = OF_THE_BELL.filter(
  ({ says, actor }) => !actor && !JSON.stringify(says).includes('{who}'),
).map(({ type, name }) => keyOf(type, name));

/** A row of the bell. */
export type BellRow = TableRow & Required<Pick<TableRow, 'says' | 'link'>>;

const BY_KEY = new Map(OF_THE_BELL.map((row) => [keyOf(row.type, row.name), row]));

export const noticeNamed = (type: NotificationType, name: string | null): BellRow =>
  BY_KEY.get(keyOf(type, name))!;

export const noticeOf = ({ type, about }: Pick<Notification, 'type' | 'about'>): BellRow =>
  noticeNamed(type, ('change' in about && about.change) || null);

export type TopicRow = ReturnType<typeof topicsFor>[number]['rows'][number];

/** The rows of the settings by their headings, with the types that each mutes. */
export const topicsFor = (isModerator: boolean) =>
  Object.entries<Readonly<Record<string, Topic>>>(TOPICS).map(([heading, topics]) => ({
    heading,
    rows: Object.entries(topics)
      .filter(([, { isForModerators }]) => isModerator || !isForModerators)
      .map(([name, { label, hint, email, isAlwaysOn }]) => {
        const types = isAlwaysOn ? [] : NOTICES.filter(({ says, topic }) => says && topic === name);
        return { label, hint, email, types: [...new Set(types.map(({ type }) => type))] };
      }),
  }));
