/** Statuses of a refund request, and who may change them. */
export const REFUND_STATUSES = [
  'open',
  'offered',
  'accepted',
  'settled',
  'declined',
  'refused',
  'withdrawn',
] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];
/** `system`: a job, if no answer came in time; and the provider, once a part is refunded. */
export type RefundActor = 'buyer' | 'artist' | 'moderator' | 'system';

/** Without a final decision: the payout is suspended. */
export const LIVE_REFUNDS = ['open', 'offered', 'declined', 'accepted'] as const;
/** Someone still has to decide. */
export const UNDECIDED_REFUNDS = ['open', 'offered', 'declined'] as const;

export const REFUND_TRANSITIONS: Record<
  RefundStatus,
  Partial<Record<RefundStatus, readonly RefundActor[]>>
> = {
  open: {
    // Once, instead of accepting or declining.
    offered: ['artist'],
    accepted: ['artist', 'moderator'],
    declined: ['artist', 'system'],
    refused: ['moderator'],
    withdrawn: ['buyer'],
  },
  // The artist has offered a part: the buyer accepts that, the artist and moderators may refund everything.
  offered: {
    accepted: ['buyer', 'artist', 'moderator'],
    declined: ['buyer', 'system'],
    refused: ['moderator'],
    withdrawn: ['buyer'],
  },
  // The artist may still accept; otherwise a moderator's decision is final.
  declined: { accepted: ['artist', 'moderator'], refused: ['moderator'], withdrawn: ['buyer'] },
  // A part is refunded: the sale stands, and a refund can be requested again. Everything: the purchase says so.
  accepted: { settled: ['system'] },
  settled: {},
  refused: {},
  withdrawn: {},
};

export const isLiveRefund = (status: string): boolean => (LIVE_REFUNDS as readonly string[]).includes(status);
export const isUndecided = (status: string): boolean =>
  (UNDECIDED_REFUNDS as readonly string[]).includes(status);

export const canDecide = (from: RefundStatus, to: RefundStatus, by: RefundActor): boolean =>
  REFUND_TRANSITIONS[from][to]?.includes(by) ?? false;
