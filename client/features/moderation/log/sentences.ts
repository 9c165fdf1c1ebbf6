/** One sentence in the log for each act of the team. */
import type { ReactNode } from 'react';
import type { LogLine } from '#shared/moderation/log/contract.ts';
import type { StaffActName } from '#shared/moderation/log/acts.ts';
import { type Decision, isForGood } from '#shared/moderation/states.ts';
import { t, tx, txn } from '#client/lib/t.ts';

/** The values of the placeholders of a sentence. */
export type Places = Record<
  | 'actor'
  | 'member'
  | 'title'
  | 'thing'
  | 'amount'
  | 'rest'
  | 'day'
  | 'changes'
  | 'feature'
  | 'version'
  | 'page'
  | 'task'
  | 'rate'
  | 'percent',
  ReactNode
>;
type Sentence = (at: Places, line: LogLine) => ReactNode;

const HIDE: Sentence = (at, { after }) =>
  after['isHidden'] === false ? tx('{actor} made {thing} visible again', at) : tx('{actor} hid {thing}', at);

const DECISIONS: Record<Decision, Sentence> = {
  dismiss: (at, { caseKind, reportsCount }) => {
    if (caseKind === 'lookalike') return tx('{actor} decided that {thing} isn’t a copy', at);
    return reportsCount > 0
      ? txn(
          reportsCount,
          '{actor} dismissed a report about {thing}',
          '{actor} dismissed {n} reports about {thing}',
          { ...at, n: reportsCount },
        )
      : tx('{actor} closed the case about {thing} without action', at);
  },
  label_ai: (at) => tx('{actor} labeled {thing} as AI-generated', at),
  hide: (at) => tx('{actor} hid {thing}', at),
  restore: (at, { caseKind }) =>
    caseKind === 'appeal'
      ? tx('{actor} granted the appeal about {thing}', at)
      : tx('{actor} made {thing} visible again', at),
  warn: (at, { thing }) => {
    if (thing?.kind === 'profile') return tx('{actor} warned {member}', at);
    return thing && THINGS[thing.kind] === TITLED
      ? tx('{actor} warned {member} about {title}', at)
      : tx('{actor} warned {member} about {thing}', at);
  },
  suspend: (at, { after }) =>
    isForGood(new Date(String(after['suspendedUntil'])))
      ? tx('{actor} suspended {member} permanently', at)
      : tx('{actor} suspended {member} until {day}', at),
  uphold: (at) => tx('{actor} denied the appeal about {thing}', at),
  mark_stolen: (at) => tx('{actor} hid {thing}, marked as stolen', at),
  hide_older: (at) => tx('{actor} hid {thing}, the older of two look-alikes', at),
};
const MADE_MEMBER: Sentence = (at) => tx('{actor} made {member} a regular member', at);
const ROLES: Record<string, Sentence> = {
  moderator: (at) => tx('{actor} made {member} a moderator', at),
  admin: (at) => tx('{actor} made {member} an admin', at),
  member: MADE_MEMBER,
};
const PAID: Sentence = (at) => tx('{actor} decided the dispute about {title}: the designer is paid', at);
const OUTCOMES: Record<string, Sentence> = {
  complete: PAID,
  cancel: (at) => tx('{actor} decided the dispute about {title}: the client is refunded', at),
  split: (at) =>
    tx('{actor} decided the dispute about {title}: {amount} to the designer, {rest} back to the client', at),
};

const SENTENCES: Record<StaffActName, Sentence> = {
  'artwork.feature': (at, { after }) =>
    after['isFeatured'] ? tx('{actor} featured {thing}', at) : tx('{actor} stopped featuring {thing}', at),
  'artwork.hide': HIDE,
  'artwork.ai_label': (at, { after }) =>
    after['isLifted']
      ? tx('{actor} removed the AI label from {thing}', at)
      : tx('{actor} restored the AI label on {thing}', at),
  'comment.hide': HIDE,
  'member.hide': HIDE,
  'project.hide': HIDE,
  'video.hide': HIDE,
  'course.hide': HIDE,
  'refund.accept': (at) => tx('{actor} refunded {amount} to {member} for {title}', at),
  'refund.part': (at) => tx('{actor} refunded {member} {amount} of the payment for {title}', at),
  'refund.refuse': (at) => tx('{actor} denied {member} a refund for {title}', at),
  'refund.give': (at) => tx('{actor} refunded {amount} to {member} for {title}', at),
  'dispute.decide': (at, line) => (OUTCOMES[String(line.after['outcome'])] ?? PAID)(at, line),
  'support.answer': (at) => tx('{actor} replied to {thing}', at),
  'case.take': (at) => tx('{actor} took the case about {thing}', at),
  'case.hand_back': (at) => tx('{actor} handed back the case about {thing}', at),
  'case.decide': (at, line) => DECISIONS[line.after['decision'] as Decision](at, line),
  'role.change': (at, line) => (ROLES[String(line.after['role'])] ?? MADE_MEMBER)(at, line),
  'settings.prices': (at) => tx('{actor} changed {changes}', at),
  'settings.support': (at) => tx('{actor} changed the support address', at),
  'settings.switch': (at, { subjectId, after }) =>
    after['isOpen']
      ? tx('{actor} turned on {feature}', at)
      : subjectId === 'public-gallery'
        ? tx('{actor} turned off {feature}', at)
        : tx('{actor} set {feature} to “Coming soon”', at),
  'settings.tax': (at, { after }) =>
    after['isSet']
      ? tx('{actor} changed the gallery’s tax number', at)
      : tx('{actor} removed the gallery’s tax number', at),
  'tax.rate': (at, { before, after }) => {
    if (after['percent'] === null) return tx('{actor} removed the tax rate for {rate}', at);
    return before['percent'] === null
      ? tx('{actor} added a tax rate of {percent} for {rate}', at)
      : tx('{actor} changed the tax rate for {rate} to {percent}', at);
  },
  'suspension.end': (at) => tx('{actor} ended the suspension of {member}', at),
  'session.end_all': (at) => tx('{actor} signed {member} out everywhere', at),
  'email.retry': (at) => tx('{actor} sent a failed email again', at),
  'job.retry': (at) => tx('{actor} restarted the failed job {task}', at),
  'legal.publish': (at) => tx('{actor} published version {version} of {page}, in effect starting {day}', at),
};

export const sentenceOf = (line: LogLine, at: Places): ReactNode => SENTENCES[line.act](at, line);

type Thing = (at: Pick<Places, 'title' | 'member'>) => ReactNode;
type Kind = NonNullable<LogLine['thing']>['kind'];
const TITLED: Thing = (at) => tx('{title} by {member}', at);
const THINGS: Record<Kind, Thing> = {
  artwork: TITLED,
  comment: (at) => tx('a comment on {title} by {member}', at),
  message: (at) => tx('a message by {member}', at),
  profile: (at) => tx('the profile of {member}', at),
  project: TITLED,
  inspiration: TITLED,
  course: TITLED,
  portfolio: TITLED,
  course_review: (at) => tx('a review of {title} by {member}', at),
  hire_review: (at) => tx('a review of {title} by {member}', at),
  collection: TITLED,
  offer: (at) => tx('an offer for {title} by {member}', at),
  purchase: ({ title }) => title,
  payment: (at) => tx('the disputed payment for {title}', at),
  support: (at) => tx('the support request {title} from {member}', at),
};
/** Entries of the queue that are decided elsewhere. */
const ENTRIES: Record<string, Thing> = {
  refund: (at) => tx('a refund for {title}', at),
  dispute: (at) => tx('the dispute about {title}', at),
};

/** Names the subject of an act: a work's title and its artist. */
export const thingOf = ({ thing, subjectType }: LogLine, at: Pick<Places, 'title' | 'member'>): ReactNode =>
  thing ? (ENTRIES[subjectType] ?? THINGS[thing.kind])(at) : t('something that was deleted');
