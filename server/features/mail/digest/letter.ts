/** The daily digest: messages first, then what saved searches found, then comments, likes and followers. */
import { approvesItselfAt } from '#shared/hire/times.ts';
import { displayName } from '#shared/kernel/names.ts';
import { type Letter, type Row, excerpt } from '#shared/notices/letter.ts';
import { addDays, refundAnswerDueAt } from '#shared/orders/times.ts';
import { renditionUrl } from '#shared/uploads/renditions.ts';
import type { Facts, Kind } from '../kinds/kind.ts';
import { lastDigestDue, listRecipients } from '../outbox/queries.ts';
import * as texts from './texts.ts';
import {
  type Window,
  findUnanswered,
  findUnreviewed,
  findUnshipped,
  listComments,
  listFollowers,
  listLikes,
  listMatches,
  listUnread,
} from './queries.ts';
import { UNREAD_MS, choicesOf, zoneOf } from './schedule.ts';
import { previousNine } from './times.ts';

const MAX_ROWS = 8;
const NAMED = 2;
const SOON_DAYS = 3;
/** A digest sent longer ago than this does not affect what counts as new. */
const LONGEST_WINDOW_MS = 3 * 86_400_000;

type Named = Parameters<typeof displayName>[0];
/** A row, with where its button leads and how many things it stands for. */
interface Entry extends Row {
  path: string;
  label: string;
  count: number;
}

const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string): T[][] => [
  ...Map.groupBy(items, keyOf).values(),
];
const letterOf = (person: Named) => ({
  letter: String.fromCodePoint(displayName(person).codePointAt(0)!).toUpperCase(),
});
const pictureOf = ({ publicUrl }: Facts, imageUrl: string) => ({
  picture: publicUrl + renditionUrl(imageUrl, 'thumb'),
});
const bold = (text: string) => ({ bold: text });

/** 'Teodor Vance, Priya Sorel and 4 others' */
function nameList(people: readonly Named[]): string {
  const named = people.slice(0, people.length === NAMED + 1 ? NAMED + 1 : NAMED).map(displayName);
  const rest = people.length - named.length;
  const all = rest > 0 ? [...named, texts.others(rest)] : named;
  return new Intl.ListFormat('en-US').format(all).replace(', and ', ' and ');
}

async function messageEntries(facts: Facts, window: Window): Promise<Entry[]> {
  const { db, reader } = facts;
  const shifted = {
    since: new Date(window.since.getTime() - UNREAD_MS),
    until: new Date(window.until.getTime() - UNREAD_MS),
  };
  const unread = await listUnread(db, reader.id, shifted);
  return groupBy(unread, ({ senderId }) => senderId).map((all) => {
    const [newest] = all;
    const words = excerpt(newest!.content);
    return {
      mark: letterOf(newest!),
      parts: [
        bold(displayName(newest!)),
        all.length === 1 ? texts.wrote(words) : texts.wroteSeveral(all.length, words),
      ],
      when: reader.format.moment(newest!.at, facts.dueAt),
      path: `/?chat=${newest!.senderId}`,
      label: texts.readAndReply,
      count: all.length,
    };
  });
}

async function commentEntries(facts: Facts, window: Window): Promise<Entry[]> {
  const { db, reader } = facts;
  return (await listComments(db, reader.id, window)).map((comment) => ({
    mark: pictureOf(facts, comment.work.imageUrl),
    parts: [
      bold(displayName(comment)),
      comment.isReply ? texts.repliedOn : texts.commentedOn,
      bold(comment.work.title),
      texts.withWords(excerpt(comment.content)),
    ],
    when: reader.format.moment(comment.at, facts.dueAt),
    path: `/artwork/${comment.work.id}`,
    label: texts.seeTheWork,
    count: 1,
  }));
}

async function likeEntries(facts: Facts, window: Window): Promise<Entry[]> {
  const { db, reader } = facts;
  return groupBy(await listLikes(db, reader.id, window), ({ work }) => work.id).map((all) => {
    const [{ work, at }] = all as [(typeof all)[number]];
    return {
      mark: pictureOf(facts, work.imageUrl),
      parts: [bold(work.title), texts.got, bold(texts.likes(all.length)), texts.from(nameList(all))],
      when: reader.format.recentDay(at, facts.dueAt),
      path: `/artwork/${work.id}`,
      label: texts.seeTheWork,
      count: all.length,
    };
  });
}

async function followerEntries(facts: Facts, window: Window): Promise<Entry[]> {
  const { db, reader } = facts;
  const all = await listFollowers(db, reader.id, window);
  const [newest] = all;
  if (!newest) return [];
  return [
    {
      mark: letterOf(newest),
      parts: [
        bold(displayName(newest)),
        all.length === 1 ? texts.followsYou : texts.followYou(all.length - 1),
      ],
      when: reader.format.recentDay(newest.at, facts.dueAt),
      path: `/profile/${newest.followerId}`,
      label: texts.seeTheMember,
      count: all.length,
    },
  ];
}

async function alertEntries(facts: Facts, window: Window): Promise<Entry[]> {
  const { db, reader } = facts;
  return groupBy(await listMatches(db, reader.id, window), ({ searchId }) => searchId).map((all) => {
    const [{ work, name, at }] = all as [(typeof all)[number]];
    return {
      mark: pictureOf(facts, work.imageUrl),
      parts: [bold(texts.newWorks(all.length)), texts.forSearch, bold(name)],
      when: reader.format.recentDay(at, facts.dueAt),
      path: '/alerts',
      label: texts.seeNewWorks,
      count: all.length,
    };
  });
}

/** The nearest deadline, if it is close. */
async function deadlineFor({ db, reader, dueAt }: Facts): Promise<Letter['deadline']> {
  const { day } = reader.format;
  const [unshipped, unanswered, unreviewed] = [
    await findUnshipped(db, reader.id),
    await findUnanswered(db, reader.id),
    await findUnreviewed(db, reader.id),
  ];
  const all: { by: Date; head: string; rest: string }[] = [];
  if (unshipped?.shipBy) {
    const by = unshipped.shipBy;
    const rest = texts.afterThatRefunded(unshipped.buyer ?? texts.theBuyer);
    all.push({ by, head: texts.shipWorkBy(unshipped.title, day(by)), rest });
  }
  if (unanswered) {
    const by = refundAnswerDueAt(unanswered.askedAt);
    all.push({
      by,
      head: texts.respondToRefundBy(unanswered.title, day(by)),
      rest: texts.afterThatModerator,
    });
  }
  if (unreviewed?.deliveredAt) {
    const by = approvesItselfAt(unreviewed.deliveredAt);
    all.push({ by, head: texts.reviewBy(unreviewed.title, day(by)), rest: texts.afterThatApproved });
  }
  const soon = addDays(dueAt, SOON_DAYS);
  const [nearest] = all
    .filter(({ by }) => by > dueAt && by < soon)
    .toSorted((one, other) => one.by.getTime() - other.by.getTime());
  return nearest && { head: nearest.head, rest: nearest.rest };
}

function titleFor(waiting: number, others: number): string {
  if (waiting === 0) return texts.newUpdates(others);
  return others === 0
    ? texts.messagesWait(waiting)
    : texts.both(texts.messagesWait(waiting), texts.moreThings(others));
}

const countOf = (entries: readonly Entry[]): number => entries.reduce((sum, { count }) => sum + count, 0);
/** 'Africa/Lagos' -> 'Lagos' */
const placeOf = (zone: string): string => zone.split('/').at(-1)!.replaceAll('_', ' ');

export const digest: Kind = async (facts) => {
  const { db, reader, dueAt } = facts;
  const [recipient] = await listRecipients(db, [reader.id]);
  if (!recipient) return null;
  const zone = zoneOf(recipient);
  const earliest = new Date(dueAt.getTime() - LONGEST_WINDOW_MS);
  const last = await lastDigestDue(db, reader.id, dueAt);
  const window = { since: last && last > earliest ? last : previousNine(dueAt, zone), until: dueAt };
  const wanted = choicesOf(recipient.settings);
  const waiting = wanted.messages ? await messageEntries(facts, window) : [];
  const others = [
    ...(wanted.alerts ? await alertEntries(facts, window) : []),
    ...(wanted.comments ? await commentEntries(facts, window) : []),
    ...(wanted.likes ? await likeEntries(facts, window) : []),
    ...(wanted.followers ? await followerEntries(facts, window) : []),
  ];
  const entries = [...waiting, ...others];
  const [first] = entries;
  if (!first) return null;
  const title = titleFor(countOf(waiting), countOf(others));
  const hidden = entries.length - MAX_ROWS;
  const deadline = await deadlineFor(facts);
  return {
    subject: title,
    title,
    paragraphs: [texts.since(lowerFirst(reader.format.moment(window.since, dueAt)))],
    rows: entries.slice(0, MAX_ROWS),
    ...(hidden > 0 && { more: texts.andMore(hidden) }),
    ...(deadline && { deadline }),
    button: { label: first.label, path: first.path },
    reason: texts.digestSent(reader.address, placeOf(zone)),
    links: [
      { label: texts.unsubscribe, path: facts.unsubscribePath },
      { label: texts.emailSettings, path: '/settings/notifications' },
    ],
  };
};

/** 'Yesterday' in the middle of a sentence; a month keeps its capital. */
function lowerFirst(moment: string): string {
  return moment.replace(/^(?:Today|Yesterday)/, (word) => word.toLowerCase());
}
