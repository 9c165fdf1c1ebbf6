/** The states of a request to give money back, and who may move it. Source: decisions, issue "Refunds and disputes". */
export const REFUND_STATUSES = ['open', 'accepted', 'declined', 'refused', 'withdrawn'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];
/** `system`: the clock, when the artist has not answered in time. */
export type RefundActor = 'buyer' | 'artist' | 'moderator' | 'system';

/** Not decided for good: the artist waits for the money. */
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
  // The artist may think better of it; else a moderator has the last word.
  declined: { accepted: ['artist', 'moderator'], refused: ['moderator'], withdrawn: ['buyer'] },
  accepted: {},
  refused: {},
  withdrawn: {},
};

export const canDecide = (from: RefundStatus, to: RefundStatus, by: RefundActor): boolean =>
  REFUND_TRANSITIONS[from][to]?.includes(by) ?? false;
