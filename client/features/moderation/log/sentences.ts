/** What each act of the team is called in the log: one sentence, with places that log-sentence.tsx fills. */
import type { LogLine } from '#shared/moderation/log/contract.ts';
import type { StaffActName } from '#shared/moderation/log/acts.ts';
import { type Decision, isForGood } from '#shared/moderation/states.ts';
import { t } from '#client/lib/t.ts';
import * as texts from './texts.ts';

export type Sentence = string | ((line: LogLine) => string);

const HIDE: Sentence = ({ after }) => (after['isHidden'] === false ? texts.showedAgain : texts.hid);

const DECISIONS: Record<Decision, Sentence> = {
  dismiss: ({ caseKind, reportsCount }) => {
    if (caseKind === 'lookalike') return texts.notACopy;
    return reportsCount > 0 ? texts.dismissed(reportsCount) : texts.closedWithoutAction;
  },
  label_ai: texts.labeledAsAi,
  hide: texts.hid,
  restore: ({ caseKind }) => (caseKind === 'appeal' ? texts.grantedAppeal : texts.showedAgain),
  warn: ({ thing }) => {
    if (thing?.kind === 'profile') return texts.warned;
    return thing && THINGS[thing.kind] === texts.titled ? texts.warnedAboutTitle : texts.warnedAbout;
  },
  suspend: ({ after }) =>
    isForGood(new Date(String(after['suspendedUntil']))) ? texts.suspendedPermanently : texts.suspendedUntil,
  uphold: texts.deniedAppeal,
  mark_stolen: texts.hidAsStolen,
  hide_older: texts.hidOlder,
};
const ROLES: Record<string, string> = {
  moderator: texts.madeModerator,
  admin: texts.madeAdmin,
  member: texts.madeMember,
};
const OUTCOMES: Record<string, string> = {
  complete: texts.paidDesigner,
  cancel: texts.refundedClient,
  split: texts.splitPayment,
};

const SENTENCES: Record<StaffActName, Sentence> = {
  'artwork.feature': ({ after }) => (after['isFeatured'] ? texts.featured : texts.unfeatured),
  'artwork.hide': HIDE,
  'artwork.ai_label': ({ after }) => (after['isLifted'] ? texts.removedAiLabel : texts.restoredAiLabel),
  'comment.hide': HIDE,
  'member.hide': HIDE,
  'project.hide': HIDE,
  'video.hide': HIDE,
  'course.hide': HIDE,
  'refund.accept': texts.refunded,
  'refund.refuse': texts.deniedRefund,
  'refund.give': texts.refunded,
  'dispute.decide': ({ after }) => OUTCOMES[String(after['outcome'])] ?? texts.paidDesigner,
  'support.answer': texts.replied,
  'case.take': texts.tookCase,
  'case.hand_back': texts.handedBack,
  'case.decide': (line) => say(DECISIONS[line.after['decision'] as Decision], line),
  'role.change': ({ after }) => ROLES[String(after['role'])] ?? texts.madeMember,
  'settings.prices': texts.changedPrices,
  'settings.support': texts.changedSupport,
  'settings.switch': ({ after }) => (after['isOpen'] ? texts.setLive : texts.setComingSoon),
  'suspension.end': texts.endedSuspension,
  'session.end_all': texts.signedOutEverywhere,
  'email.retry': texts.sentAgain,
  'job.retry': texts.ranAgain,
  'legal.publish': texts.publishedVersion,
};

const say = (sentence: Sentence, line: LogLine): string =>
  typeof sentence === 'string' ? sentence : sentence(line);

export const sentenceOf = (line: LogLine): string => say(SENTENCES[line.act], line);

type Kind = NonNullable<LogLine['thing']>['kind'];
const THINGS: Record<Kind, string> = {
  artwork: texts.titled,
  comment: texts.commentOn,
  message: texts.aMessage,
  profile: texts.profileOf,
  project: texts.titled,
  inspiration: texts.titled,
  course: texts.titled,
  portfolio: texts.titled,
  course_review: texts.reviewOf,
  hire_review: texts.reviewOf,
  collection: texts.titled,
  offer: texts.offerFor,
  purchase: texts.onlyTitle,
  payment: texts.paymentFor,
  support: texts.supportRequest,
};
/** Entries of the queue that are decided elsewhere. */
const ENTRIES: Record<string, string> = { refund: texts.refundFor, dispute: texts.disputeAbout };

/** "{title} by {member}": what it is about, with its own places. */
export const thingOf = ({ thing, subjectType }: LogLine): string =>
  thing ? (ENTRIES[subjectType] ?? THINGS[thing.kind]) : t('something that was deleted');
