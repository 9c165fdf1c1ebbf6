import { type Basis, lookedAt } from '#shared/moderation/looked-at.ts';
import { atStart } from '#shared/moderation/names.ts';
import { type ReportReason, RULES } from '#shared/moderation/reasons.ts';
import { isForGood } from '#shared/moderation/states.ts';
import type { EventFacts, LetterText } from './letter.ts';
import { type NoticeOf, area } from './notice.ts';

export type CaseDecision = 'hidden' | 'labeled_ai' | 'warned' | 'suspended' | 'restored';

/** `title`: what it was about, as the member knows it. */
interface CaseEvent {
  memberId: string;
  caseId: string;
  title: string;
}
interface WorkEvent {
  memberId: string;
  artworkId: string;
}
export interface ModerationEvents {
  /** A moderator decided about something of the member. */
  'case.decided': CaseEvent & {
    decision: CaseDecision;
    /** Null where no rule was broken. */
    reason: ReportReason | null;
    appealUntil: Date | null;
    /** Set for a suspension. */
    suspendedUntil: Date | null;
    /** What was looked at; null where no rule was broken. */
    basis: Basis | null;
    reportsCount: number;
  };
  /** `endsSuspension`: it was the one that counted. */
  'appeal.decided': CaseEvent & { isGranted: boolean; endsSuspension: boolean };
  /** It is like one marked as stolen, so it is out of the lists until a moderator decides. */
  'lookalike.held': CaseEvent & { artworkId: string; mayReturn: boolean };
  /** No one decided after the member said that it is theirs, so it is visible again. */
  'lookalike.released': CaseEvent & { artworkId: string };
  /** A moderator decided that it may stay, so it is visible again. */
  'lookalike.restored': CaseEvent & { artworkId: string };
  /** A new upload that is held looks like the member's work, or was compared with it and stays. */
  'lookalike.resembles': WorkEvent & { title: string; isHeld: boolean };
  /** A copy of the member's picture was hidden. */
  'lookalike.hidden': CaseEvent;
  /** Asks one admin to decide held works that were not decided in time. */
  'lookalike.overdue': { memberId: string; count: number };
  /** For the member who reported it. */
  'report.decided': CaseEvent & { isUpheld: boolean };
  /** For the member who reported it: an appeal against what followed was granted. */
  'report.reversed': CaseEvent;
  /** A moderator took the AI label off that the file set, or put it back. */
  'ai_label.changed': WorkEvent & { isLifted: boolean };
  /** Ended by its time or by an admin; an appeal that is granted notifies by itself. */
  'suspension.ended': { memberId: string };
}
type Facts<On extends keyof ModerationEvents> = EventFacts<ModerationEvents[On]>;

const SUSPENSION_ENDED = 'Your suspension has ended';
const AS_BEFORE = 'You can use Atelier as before. What the suspension hid is visible again.';
const statement = ({ caseId }: { caseId: string }, label = 'Read the statement') => ({
  button: { label, path: `/moderation/${caseId}` },
});

const DECIDED: Record<CaseDecision, (facts: Facts<'case.decided'>) => string> = {
  hidden: ({ event }) => `${event.title} was hidden`,
  labeled_ai: ({ event }) => `${event.title} is now labeled as AI`,
  warned: ({ event }) => `A warning about ${event.title}`,
  restored: ({ event }) => `${event.title} is visible again`,
  suspended: ({ event, exact }) => {
    const until = new Date(event.suspendedUntil!);
    return isForGood(until)
      ? 'Your account is permanently suspended'
      : `Your account is suspended until ${exact(until)}`;
  },
};

function decided(facts: Facts<'case.decided'>): LetterText {
  const { event, day, happenedAt } = facts;
  const title = atStart(DECIDED[event.decision as CaseDecision](facts));
  const until = event.appealUntil && day(new Date(event.appealUntil));
  const rule = event.reason && RULES[event.reason as ReportReason];
  return {
    subject: until ? `${title}. Appeal by ${until}` : title,
    title,
    paragraphs: [
      `A moderator decided this on ${day(happenedAt)}. The statement explains why and what it means for you.`,
      // Otherwise the moderator's message in the statement names it.
      ...(rule && rule.section ? [`The rule: ${rule.rule}.`] : []),
      ...(event.basis
        ? [`What we looked at: ${lookedAt(event.basis as Basis, Number(event.reportsCount))}`]
        : []),
    ],
    ...(until && { deadline: { head: `Appeal by ${until}.`, rest: 'Another moderator will decide.' } }),
    ...statement(event),
  };
}

const visibleAgain =
  (paragraph: string) =>
  ({ event }: Facts<'lookalike.released'>): LetterText => ({
    subject: `${event.title} is visible again`,
    paragraphs: [paragraph],
    ...statement(event),
  });

/** The statement is for the member it is about. */
const aboutCase = { link: 'case', group: ({ caseId }: CaseEvent) => caseId } as const;
const aboutReport = { link: 'work', group: ({ caseId }: CaseEvent) => caseId } as const;
/** About the member's own work, not about a case. */
const aboutWork = { link: 'work', group: ({ artworkId }: WorkEvent) => artworkId } as const;

const decision = {
  ...aboutCase,
  on: 'case.decided',
  change: (event: ModerationEvents['case.decided']) => event.decision,
  letter: decided,
} as const;

const appeal = {
  ...aboutCase,
  on: 'appeal.decided',
  change: ({ isGranted }: ModerationEvents['appeal.decided']) =>
    isGranted ? 'appeal_granted' : 'appeal_refused',
  letter: ({ event }: Facts<'appeal.decided'>): LetterText => ({
    subject: `Your appeal about ${event.title}`,
    ...(event.isGranted === 'true'
      ? {
          title: 'Your appeal was granted',
          paragraphs: [
            `The decision about ${event.title} was reversed.`,
            ...(event.endsSuspension === 'true' ? [`${SUSPENSION_ENDED}. ${AS_BEFORE}`] : []),
          ],
        }
      : {
          title: 'Your appeal was denied',
          paragraphs: [`The decision about ${event.title} stands and is final.`],
        }),
    ...statement(event),
  }),
} as const;

const report = {
  ...aboutReport,
  on: 'report.decided',
  change: ({ isUpheld }: ModerationEvents['report.decided']) =>
    isUpheld ? 'report_upheld' : 'report_dismissed',
  letter: ({ event: { title, isUpheld } }: Facts<'report.decided'>): LetterText => ({
    subject: `Your report about ${title}`,
    title: 'We looked at your report',
    paragraphs: [
      isUpheld === 'true'
        ? `We agreed with your report about ${title} and acted on it. Thank you.`
        : `We looked at ${title} and found that it follows the rules. Thank you for telling us.`,
    ],
  }),
} as const;

const resembles = {
  ...aboutWork,
  on: 'lookalike.resembles',
  change: ({ isHeld }: ModerationEvents['lookalike.resembles']) => (isHeld ? 'copy_held' : 'copy_stays'),
  letter: ({ event: { title, isHeld, artworkId } }: Facts<'lookalike.resembles'>): LetterText => ({
    ...(isHeld === 'true'
      ? {
          subject: `A new upload looks like ${title}`,
          paragraphs: [
            'It’s nearly the same as a picture that was marked as stolen, so the upload is unlisted while a moderator compares them. You don’t need to do anything.',
          ],
        }
      : {
          subject: `The upload that looked like ${title} stays up`,
          paragraphs: ['A moderator compared both pictures and decided that it can stay.'],
        }),
    button: { label: 'View artwork', path: `/artwork/${artworkId}` },
  }),
} as const;

const label = {
  ...aboutWork,
  on: 'ai_label.changed',
  change: ({ isLifted }: ModerationEvents['ai_label.changed']) => (isLifted ? 'label_lifted' : 'label_back'),
} as const;

const MODERATION_NOTICES = {
  hidden: { ...decision, says: 'We hid {title}' },
  labeled_ai: { ...decision, says: 'We labeled {title} as AI-generated' },
  warned: { ...decision, says: 'A moderator warned you about {title}' },
  suspended: { ...decision, says: 'Your account is suspended' },
  restored: { ...decision, says: '{title} is visible again' },
  appeal_granted: {
    ...appeal,
    says: 'Your appeal was granted: the decision about {title} was reversed',
  },
  appeal_refused: { ...appeal, says: 'Your appeal was denied: the decision about {title} stands' },
  held: {
    ...aboutCase,
    on: 'lookalike.held',
    says: '{title} is awaiting review: its picture is nearly the same as a stolen one',
    letter: ({ event }) => ({
      subject: `${event.title} is awaiting review`,
      paragraphs: [
        'Its picture is nearly the same as one that was marked as stolen, so it’s unlisted until a moderator decides. If it’s your work, tell us.',
        event.mayReturn === 'true'
          ? 'If no one has decided within 7 days after you tell us, it will be visible again.'
          : 'It stays unlisted until then.',
      ],
      ...statement(event, 'Read more, or appeal'),
    }),
  },
  released: {
    ...aboutCase,
    on: 'lookalike.released',
    says: '{title} is visible again: no moderator decided within 7 days',
    letter: visibleAgain(
      'You told us that it’s your work, and no moderator decided within 7 days. A moderator will still compare both pictures.',
    ),
  },
  report_upheld: { ...report, says: 'You reported {title}. We acted on it. Thank you.' },
  report_dismissed: {
    ...report,
    says: 'You reported {title}. We found that it follows the rules.',
  },
  report_reversed: {
    ...aboutReport,
    on: 'report.reversed',
    says: 'You reported {title}. The member appealed, and the decision was reversed.',
    letter: ({ event: { title } }) => ({
      subject: `Your report about ${title}`,
      title: 'The outcome of your report changed',
      paragraphs: [
        `We acted on your report about ${title}. The member appealed, and another moderator reversed the decision. Thank you for reporting it.`,
      ],
    }),
  },
  copy_held: {
    ...resembles,
    says: 'A new upload looks like {title}. The upload is unlisted while a moderator compares them.',
  },
  copy_stays: {
    ...resembles,
    says: 'A moderator compared {title} with the upload that looks like it. The upload stays up.',
  },
  copy_hidden: {
    ...aboutReport,
    on: 'lookalike.hidden',
    says: 'We hid {title}: its picture is nearly the same as yours',
    letter: ({ event: { title } }) => ({
      subject: `We hid a copy of ${title}`,
      paragraphs: ['Another member had published nearly the same picture. A moderator compared the two.'],
    }),
  },
  label_lifted: {
    ...label,
    says: 'A moderator removed the AI label from {title}. You can now say how it was made.',
  },
  label_back: {
    ...label,
    says: 'The AI label on {title} was restored: the file’s credentials say AI was used',
  },
  suspension_ended: {
    on: 'suspension.ended',
    link: 'work',
    says: 'Your suspension has ended. You can use Atelier as before.',
    letter: () => ({ subject: SUSPENSION_ENDED, paragraphs: [AS_BEFORE] }),
  },
} satisfies Record<string, NoticeOf<ModerationEvents>>;

/** A second event of a change, and a letter alone. */
const FURTHER_NOTICES = {
  restored: {
    ...aboutCase,
    on: 'lookalike.restored',
    says: MODERATION_NOTICES.restored.says,
    letter: visibleAgain('A moderator compared both pictures and decided that it can stay.'),
  },
  overdue: {
    on: 'lookalike.overdue',
    letter: ({ event: { count } }) => ({
      subject:
        count === '1'
          ? 'One look-alike is held and overdue'
          : `${Number(count)} look-alikes are held and overdue`,
      paragraphs: [
        'No one decided within 24 hours. Works that look like stolen ones stay unlisted until a moderator decides.',
      ],
      button: { label: 'Open the queue', path: '/moderation?kind=lookalike' },
    }),
  },
} satisfies Record<string, NoticeOf<ModerationEvents>>;

const moderation = {
  type: 'moderation',
  isAccount: true,
  topic: 'moderation',
  to: ({ memberId }: { memberId: string }) => [memberId],
} as const;

export const MODERATION_AREAS = [
  area({ ...moderation, rows: MODERATION_NOTICES }),
  area({ ...moderation, rows: FURTHER_NOTICES }),
];
