/** Security, own data and moderation: written from what the event says, because its rows may be gone by then. */
import { type Basis, lookedAt } from '#shared/moderation/looked-at.ts';
import { atStart } from '#shared/moderation/names.ts';
import { type ReportReason, RULES } from '#shared/moderation/reasons.ts';
import { isForGood } from '#shared/moderation/states.ts';
import type { CaseDecision } from '#server/events/events.ts';
import type { Letter } from '../letters/letter.ts';
import * as texts from '../notice-texts.ts';
import { accountAlwaysSent, contactSupport } from '../texts.ts';
import type { Facts, Kind } from './kind.ts';

type Content = Omit<Letter, 'reason' | 'links'>;

const notice =
  (compose: (facts: Facts) => Content): Kind =>
  async (facts) => ({
    ...compose(facts),
    reason: accountAlwaysSent(facts.reader.address),
    links: [{ label: contactSupport, path: '/support' }],
  });

const dayOf = ({ subject, reader }: Facts, name: string): string =>
  subject[name] ? reader.format.day(new Date(subject[name])) : '';
const statement = ({ subject }: Facts) => `/moderation/${subject['caseId']}`;

const newSignIn = notice((facts) => {
  const device = facts.subject['device']!;
  return {
    subject: texts.newSignInSubject(device),
    title: texts.newSignInTitle,
    paragraphs: [texts.newSignInBody(device, facts.reader.format.exact(facts.happenedAt))],
    deadline: { head: texts.ifNotYou, rest: texts.signOutThere },
    button: { label: texts.seeSessions, path: '/settings/sessions' },
  };
});

const exportReady = notice((facts) => {
  const until = dayOf(facts, 'availableUntil');
  return {
    subject: texts.exportReadySubject(until),
    title: texts.exportReadyTitle,
    paragraphs: [texts.exportReadyBody],
    deadline: { head: texts.availableUntil(until), rest: texts.thenCreateAgain },
    button: { label: texts.download, path: '/settings/privacy' },
  };
});

const deletionAsked = notice((facts) => {
  const on = dayOf(facts, 'deletesAt');
  return {
    subject: texts.deletionAskedSubject(on),
    title: texts.deletionAskedSubject(on),
    paragraphs: [texts.deletionAskedBody],
    deadline: { head: texts.deletedOn(on), rest: texts.untilThenKeep },
    button: { label: texts.keepAccount, path: '/' },
  };
});

const deletionPostponed = notice((facts) => {
  const on = dayOf(facts, 'deletesAt');
  return {
    subject: texts.deletionPostponedSubject(on),
    title: texts.deletionPostponedSubject(on),
    paragraphs: [texts.deletionPostponedBody],
    deadline: { head: texts.nextAttempt(on), rest: texts.untilThenKeep },
    button: { label: texts.keepAccount, path: '/' },
  };
});

/** Nobody who reads it can sign in. */
export const lastLetter: Kind = async () => ({
  subject: texts.deletedSubject,
  title: texts.deletedSubject,
  paragraphs: [texts.deletedBody],
  button: { label: texts.toAtelier, path: '/' },
  reason: texts.accountGone,
  links: [],
});

const deletionCanceled = notice(() => ({
  subject: texts.deletionCanceledSubject,
  title: texts.deletionCanceledSubject,
  paragraphs: [texts.deletionCanceledBody],
  button: { label: texts.toAtelier, path: '/' },
}));

const suspension = (facts: Facts): string => {
  const until = new Date(facts.subject['suspendedUntil']!);
  return isForGood(until)
    ? texts.suspendedPermanently
    : texts.suspendedUntil(facts.reader.format.exact(until));
};

const decided = notice((facts) => {
  const decision = facts.subject['decision'] as CaseDecision;
  const title =
    decision === 'suspended'
      ? suspension(facts)
      : atStart(texts.decidedTitle(decision, facts.subject['title']!));
  const until = dayOf(facts, 'appealUntil');
  const reason = facts.subject['reason'] as ReportReason | undefined;
  const basis = facts.subject['basis'] as Basis | undefined;
  return {
    subject: texts.decidedSubject(title, until),
    title,
    paragraphs: [
      texts.decidedBody(facts.reader.format.day(facts.happenedAt)),
      // Otherwise the moderator's message in the statement names it.
      ...(reason && RULES[reason].section ? [texts.brokenRule(RULES[reason].rule)] : []),
      ...(basis ? [texts.whatWeLookedAt(lookedAt(basis, Number(facts.subject['reportsCount'])))] : []),
    ],
    ...(until && { deadline: { head: texts.appealBy(until), rest: texts.anotherModeratorDecides } }),
    button: { label: texts.readStatement, path: statement(facts) },
  };
});

const reported = notice((facts) => {
  const title = facts.subject['title']!;
  const isUpheld = facts.subject['isUpheld'] === 'true';
  return {
    subject: texts.reportSubject(title),
    title: texts.reportTitle,
    paragraphs: [(isUpheld ? texts.reportUpheld : texts.reportDismissed)(title)],
    button: { label: texts.toAtelier, path: '/' },
  };
});

const reversed = notice((facts) => {
  const title = facts.subject['title']!;
  return {
    subject: texts.reportSubject(title),
    title: texts.reversedTitle,
    paragraphs: [texts.reversedBody(title)],
    button: { label: texts.toAtelier, path: '/' },
  };
});

const suspensionEnded = notice(() => ({
  subject: texts.suspensionEnded,
  title: texts.suspensionEnded,
  paragraphs: [texts.suspensionEndedBody],
  button: { label: texts.toAtelier, path: '/' },
}));

const appealed = notice((facts) => {
  const title = facts.subject['title']!;
  const isGranted = facts.subject['isGranted'] === 'true';
  return {
    subject: texts.appealSubject(title),
    title: isGranted ? texts.appealGranted : texts.appealRefused,
    paragraphs: [
      (isGranted ? texts.appealGrantedBody : texts.appealRefusedBody)(title),
      ...(facts.subject['endsSuspension'] === 'true'
        ? [`${texts.suspensionEnded}. ${texts.suspensionEndedBody}`]
        : []),
    ],
    button: { label: texts.readStatement, path: statement(facts) },
  };
});

const held = notice((facts) => {
  const title = facts.subject['title']!;
  const mayReturn = facts.subject['mayReturn'] === 'true';
  return {
    subject: texts.heldTitle(title),
    title: texts.heldTitle(title),
    paragraphs: [texts.heldBody, mayReturn ? texts.heldMayReturn : texts.heldStays],
    button: { label: texts.readOrAppeal, path: statement(facts) },
  };
});

const visibleAgain = (body: string): Kind =>
  notice((facts) => {
    const title = texts.releasedTitle(facts.subject['title']!);
    const button = { label: texts.readStatement, path: statement(facts) };
    return { subject: title, title, paragraphs: [body], button };
  });

const resembles = notice(({ subject }) => {
  const isHeld = subject['isHeld'] === 'true';
  const title = (isHeld ? texts.copyHeld : texts.copyStays)(subject['title']!);
  return {
    subject: title,
    title,
    paragraphs: [isHeld ? texts.copyHeldBody : texts.copyStaysBody],
    button: { label: texts.seeYourWork, path: `/artwork/${subject['artworkId']}` },
  };
});

const overdue = notice(({ subject }) => {
  const title = texts.overdueTitle(Number(subject['count']));
  return {
    subject: title,
    title,
    paragraphs: [texts.overdueBody],
    button: { label: texts.toTheQueue, path: '/moderation?kind=lookalike' },
  };
});

const copyHidden = notice((facts) => ({
  subject: texts.copyHidden(facts.subject['title']!),
  title: texts.copyHidden(facts.subject['title']!),
  paragraphs: [texts.copyHiddenBody],
  button: { label: texts.toAtelier, path: '/' },
}));

const termsChanged = notice((facts) => {
  const from = dayOf(facts, 'from');
  return {
    subject: texts.termsSubject(from),
    title: texts.termsTitle,
    paragraphs: [texts.termsBody(facts.subject['version']!)],
    deadline: { head: texts.agreeBy(from), rest: texts.elseNoUploads },
    button: { label: texts.readTerms, path: `/legal/terms?version=${facts.subject['version']}` },
  };
});

/** By the event that each reports. */
export const NOTICE_KINDS = {
  'device.added': newSignIn,
  'export.ready': exportReady,
  'deletion.asked': deletionAsked,
  'deletion.canceled': deletionCanceled,
  'deletion.postponed': deletionPostponed,
  'case.decided': decided,
  'report.decided': reported,
  'report.reversed': reversed,
  'suspension.ended': suspensionEnded,
  'appeal.decided': appealed,
  'lookalike.held': held,
  'lookalike.released': visibleAgain(texts.releasedBody),
  'lookalike.restored': visibleAgain(texts.mayStayBody),
  'lookalike.resembles': resembles,
  'lookalike.overdue': overdue,
  'lookalike.hidden': copyHidden,
  'terms.changed': termsChanged,
} satisfies Record<string, Kind>;
