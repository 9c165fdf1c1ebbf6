/** The queue of everything moderators decide, and the cases that only it has. */
import * as z from 'zod/mini';
import { Category } from '#shared/artworks/categories.ts';
import { Making } from '#shared/artworks/contract.ts';
import { Person } from '#shared/accounts/session/contract.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { pageQuery } from '#shared/http/page.ts';
import { Id, Money, Timestamp, idParams, requiredText } from '#shared/kernel/fields.ts';
import { BASES } from '../looked-at.ts';
import { REPORT_REASONS } from '../reasons.ts';
import { CASE_KINDS, DECISIONS, QUEUE_KINDS, type QueueKind } from '../states.ts';
import { REPORT_SUBJECTS } from '../subjects.ts';

export const QUEUE_TABS = ['open', 'mine', 'overdue', 'decided'] as const;

const Reason = z.enum(REPORT_REASONS);
const Assignment = z.nullable(z.object({ member: Person, at: Timestamp }));

/** What was decided, without the words, which are the member's. */
const Decided = z.object({
  decision: z.enum(DECISIONS),
  reason: z.nullable(Reason),
  /** End of a suspension; null if it is permanent, or none. */
  suspendedUntil: z.nullable(Timestamp),
  by: z.nullable(Person),
  at: Timestamp,
});

export const QueueEntry = z
  .object({
    kind: z.enum(QUEUE_KINDS),
    /** The id of the case, or of what is decided elsewhere. */
    id: Id,
    /** The order or project where it is decided, if it is no case. */
    place: z.nullable(z.object({ kind: z.enum(['purchase', 'project']), id: Id })),
    /** Set for a report and an appeal. */
    subject: z.nullable(z.enum(REPORT_SUBJECTS)),
    title: z.string(),
    imageUrl: z.nullable(z.string()),
    /** Set for two works that look alike: the older one's image; `from` is its artist and `words` its title. */
    otherImageUrl: z.nullable(z.string()),
    /** Whom it is about; of a refund request the artist, of a dispute the designer. */
    about: z.nullable(Person),
    /** The buyer, the client, or the member who needs support. */
    from: z.nullable(Person),
    /** The newest message. */
    words: z.nullable(z.string()),
    reasons: z.array(Reason),
    reportsCount: z.int(),
    /** Money that waits for the decision. */
    held: z.nullable(Money),
    openedAt: Timestamp,
    dueAt: Timestamp,
    taken: Assignment,
    /** The caller has a part in it, so someone else decides; false if no one else is left, or it is decided. */
    isOwn: z.boolean(),
    decided: z.nullable(Decided),
  })
  .register(z.globalRegistry, { id: 'QueueEntry' });
export type QueueEntry = z.output<typeof QueueEntry>;

export const QueueFigures = z
  .object({
    open: z.int(),
    mine: z.int(),
    overdue: z.int(),
    /** Counts of the tab's kinds. */
    kinds: z.object({
      report: z.int(),
      appeal: z.int(),
      refund: z.int(),
      dispute: z.int(),
      payment: z.int(),
      support: z.int(),
      lookalike: z.int(),
    } satisfies Record<QueueKind, unknown>),
    lastDecidedAt: z.nullable(Timestamp),
    /** Figures of the cases decided in the last seven days. */
    week: z.object({
      decided: z.int(),
      onTime: z.int(),
      medianMinutes: z.nullable(z.int()),
      appealsGranted: z.int(),
    }),
  })
  .register(z.globalRegistry, { id: 'QueueFigures' });
export type QueueFigures = z.output<typeof QueueFigures>;

const Report = z.object({
  reporter: Person,
  reason: Reason,
  note: z.nullable(z.string()),
  createdAt: Timestamp,
});

/** A line of what surrounds the subject: messages before and after, in order. */
const ContextLine = z.object({
  id: Id,
  author: Person,
  text: z.string(),
  at: Timestamp,
  isSubject: z.boolean(),
});

const PairWork = z.object({
  id: Id,
  title: z.string(),
  imageUrl: z.string(),
  artist: Person,
  joinedAt: Timestamp,
  publishedAt: Timestamp,
  /** Size of the file. */
  width: z.int(),
  height: z.int(),
  bytes: z.nullable(z.int()),
  price: z.nullable(Money),
  salesCount: z.int(),
  isHidden: z.boolean(),
});

/** Two works of different members whose pictures are nearly the same. Null: deleted in the meantime. */
export const LookalikePair = z.object({
  older: z.nullable(PairWork),
  newer: z.nullable(PairWork),
  /** How many of 64 bits differ. */
  bits: z.int(),
  /** Share of alike pixels, in percent. */
  likeness: z.int(),
  isMirrored: z.boolean(),
  /** In percent. */
  cropped: z.int(),
  /** Other works that are near. */
  othersCount: z.int(),
  /** When the work it matches was marked as stolen. */
  stolenAt: z.nullable(Timestamp),
  /** Out of the lists without a decision; `until`: visible again then unless decided, null is until a decision. */
  held: z.nullable(z.object({ since: Timestamp, until: z.nullable(Timestamp), isOver: z.boolean() })),
  /** What the uploader says about that. */
  objection: z.nullable(z.object({ words: z.string(), createdAt: Timestamp })),
});
export type LookalikePair = z.output<typeof LookalikePair>;

export const CaseDetail = z
  .object({
    id: Id,
    kind: z.enum(CASE_KINDS),
    subject: z.enum(REPORT_SUBJECTS),
    subjectId: Id,
    /** Null: deleted in the meantime. */
    content: z.nullable(
      z.object({
        text: z.nullable(z.string()),
        imageUrl: z.nullable(z.string()),
        isHidden: z.boolean(),
        /** The label of an artwork. */
        work: z.nullable(
          z.object({
            category: Category,
            making: z.nullable(Making),
            medium: z.nullable(z.string()),
            price: z.nullable(Money),
            viewsCount: z.int(),
            createdAt: Timestamp,
          }),
        ),
        /** The work of a comment, the course or project of a review. */
        parent: z.nullable(z.object({ subject: z.enum(REPORT_SUBJECTS), id: Id, title: z.string() })),
      }),
    ),
    context: z.array(ContextLine),
    /** Also set for an appeal against a decision about it. */
    pair: z.nullable(LookalikePair),
    title: z.string(),
    member: Person,
    memberFigures: z.object({
      joinedAt: Timestamp,
      worksCount: z.int(),
      salesCount: z.int(),
      refundsCount: z.int(),
      /** Disputes of projects the member takes part in, as client or designer. */
      openDisputesCount: z.int(),
    }),
    reports: z.array(Report),
    /** What a decision would rest on. */
    basis: z.enum(BASES),
    /** The decision that an appeal is against. */
    appealed: z.nullable(z.object({ caseId: Id, decided: Decided, words: z.nullable(z.string()) })),
    appeal: z.nullable(z.object({ words: z.string(), createdAt: Timestamp })),
    earlier: z.array(z.object({ caseId: Id, title: z.string(), decided: Decided, wasAppealed: z.boolean() })),
    openedAt: Timestamp,
    dueAt: Timestamp,
    taken: Assignment,
    possible: z.array(z.enum(DECISIONS)),
    isOwn: z.boolean(),
    /** No one else is left, so the admin may. */
    isException: z.boolean(),
    decided: z.nullable(Decided),
    words: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'CaseDetail' });
export type CaseDetail = z.output<typeof CaseDetail>;

/** The statement of reasons, for the member it is about. Never who reported, nor which moderator decided. */
export const Statement = z
  .object({
    caseId: Id,
    subject: z.enum(REPORT_SUBJECTS),
    subjectId: Id,
    title: z.string(),
    imageUrl: z.nullable(z.string()),
    decision: z.enum(DECISIONS),
    reason: z.nullable(Reason),
    words: z.string(),
    suspendedUntil: z.nullable(Timestamp),
    /** What was looked at. */
    basis: z.enum(BASES),
    reportsCount: z.int(),
    decidedAt: Timestamp,
    /** Null: as long as it is held, and once it is visible again, when there is nothing to appeal. */
    appealableUntil: z.nullable(Timestamp),
    /** Set for a work that looks like one marked as stolen: it is held until a moderator decides. */
    held: z.nullable(
      z.object({
        /** Visible again then unless decided. */
        until: z.nullable(Timestamp),
        isOver: z.boolean(),
        /** Visible again without a decision, seven days after the member says that the work is theirs. */
        mayReturn: z.boolean(),
      }),
    ),
    appeal: z.nullable(
      z.object({
        words: z.string(),
        createdAt: Timestamp,
        dueAt: Timestamp,
        outcome: z.nullable(z.object({ isGranted: z.boolean(), words: z.string(), decidedAt: Timestamp })),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'Statement' });
export type Statement = z.output<typeof Statement>;

export const DecisionForm = z
  .object({
    decision: z.enum(DECISIONS),
    reason: z.optional(Reason),
    words: z.optional(requiredText('Please say why.', 2000)),
    /** Days of a suspension; null is permanent. */
    days: z.optional(z.nullable(z.literal([1, 7, 30]))),
  })
  .check(
    z.refine(({ decision, words }) => decision === 'dismiss' || words !== undefined, {
      path: ['words'],
      error: 'Please say why.',
    }),
    z.refine(
      ({ decision, reason }) => decision === 'dismiss' || decision === 'uphold' || reason !== undefined,
      {
        path: ['reason'],
        error: 'Please choose a rule.',
      },
    ),
    z.refine(({ decision, days }) => (decision === 'suspend') === (days !== undefined), {
      path: ['days'],
      error: 'Please choose for how long.',
    }),
  );
export type DecisionForm = z.input<typeof DecisionForm>;

const one = { access: 'moderator', params: idParams } as const;

export const caseEndpoints = {
  queue: endpoint({
    method: 'GET',
    operationId: 'listQueue',
    path: '/api/moderation/queue',
    access: 'moderator',
    summary: 'Everything moderators decide, by due time; decided cases newest first',
    query: z.object({
      ...pageQuery,
      show: z._default(z.enum(QUEUE_TABS), 'open'),
      kind: z.optional(z.enum(QUEUE_KINDS)),
    }),
    status: 200,
    response: z.array(QueueEntry),
    paged: true,
    errors: [],
  }),
  figures: endpoint({
    method: 'GET',
    operationId: 'getQueueFigures',
    path: '/api/moderation/figures',
    access: 'moderator',
    summary: 'How many entries each tab and kind of the queue has',
    query: z.object({ show: z._default(z.enum(QUEUE_TABS), 'open') }),
    status: 200,
    response: QueueFigures,
    errors: [],
  }),
  take: endpoint({
    method: 'PUT',
    operationId: 'takeEntry',
    path: '/api/moderation/queue/:kind/:id/taken',
    access: 'moderator',
    summary: 'Take an entry from the queue; the first moderator to take it gets it',
    params: z.object({ kind: z.enum(QUEUE_KINDS), id: Id }),
    status: 204,
    errors: ['case_not_found', 'own_case', 'case_taken'],
  }),
  handBack: endpoint({
    method: 'DELETE',
    operationId: 'handBackEntry',
    path: '/api/moderation/queue/:kind/:id/taken',
    access: 'moderator',
    summary: "Hand the caller's entry back",
    params: z.object({ kind: z.enum(QUEUE_KINDS), id: Id }),
    status: 204,
    errors: [],
  }),
  get: endpoint({
    ...one,
    method: 'GET',
    operationId: 'getCase',
    path: '/api/moderation/cases/:id',
    summary: 'A case in its context',
    status: 200,
    response: CaseDetail,
    errors: ['case_not_found'],
  }),
  decide: endpoint({
    ...one,
    method: 'POST',
    operationId: 'decideCase',
    path: '/api/moderation/cases/:id/decision',
    summary: 'Decide a case, once; no one decides a case they’re involved in',
    body: DecisionForm,
    status: 200,
    response: CaseDetail,
    repeatable: true,
    errors: ['case_not_found', 'case_decided', 'case_changed', 'own_case', 'last_admin'],
  }),
  statement: endpoint({
    method: 'GET',
    operationId: 'getStatement',
    path: '/api/moderation/cases/:id/statement',
    access: 'member',
    summary: 'The statement of reasons, for the member the decision is about',
    params: idParams,
    status: 200,
    response: Statement,
    errors: ['case_not_found'],
  }),
  suspension: endpoint({
    method: 'GET',
    operationId: 'getSuspension',
    path: '/api/moderation/suspension',
    access: 'member',
    summary: 'The statement of the decision that suspends the caller; null unless a case suspends them now',
    status: 200,
    response: z.object({ statement: z.nullable(Statement) }),
    errors: [],
  }),
  appeal: endpoint({
    method: 'POST',
    operationId: 'appealDecision',
    path: '/api/moderation/cases/:id/appeal',
    access: 'member',
    summary: 'Appeal a decision, once; someone else decides the appeal',
    params: idParams,
    body: z.object({ words: requiredText('Please add a reason.', 2000) }),
    status: 200,
    response: Statement,
    limit: 'comment',
    whileSuspended: 'allowed',
    repeatable: true,
    errors: ['case_not_found', 'already_appealed', 'appeal_too_late'],
  }),
};
