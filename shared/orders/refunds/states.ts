/** Statuses of a refund request, and who may change them. */
export const REFUND_STATUSES = ['open', 'accepted', 'declined', 'refused', 'withdrawn'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];
/** `system`: a job, if the artist did not answer in time. */
export type RefundActor = 'buyer' | 'artist' | 'moderator' | 'system';

/** Without a final decision: the payout is suspended. */
export const LIVE_REFUNDS = ['open', 'declined', 'accepted'] as const;

export const REFUND_TRANSITIONS: Record<
  RefundStatus,
  Partial<Record<RefundStatus, readonly RefundActor[]>>
> = {
  open: {
    accepted: ['artist', 'moderator'],
    declined: ['artist', 'system'],
    refused: ['moderator'],
    withdrawn: ['buyer'],
  },
  // The artist may still accept; otherwise a moderator's decision is final.
  declined: { accepted: ['artist', 'moderator'], refused: ['moderator'], withdrawn: ['buyer'] },
  accepted: {},
  refused: {},
  withdrawn: {},
};

export const canDecide = (from: RefundStatus, to: RefundStatus, by: RefundActor): boolean =>
  REFUND_TRANSITIONS[from][to]?.includes(by) ?? false;
