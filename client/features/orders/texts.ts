export const refundWindowClosed = (when: string | null) =>
  when ? `The refund window closed on ${when}.` : 'The refund window has closed.';
export const paidDaysAfterPayment = (isArtist: boolean, digitalHoldDays: number, due: string) =>
  `${isArtist ? 'You’ll be' : 'The artist will be'} paid on ${due}, ${digitalHoldDays} days after payment.`;
export const unlessBuyerConfirmsSooner = (arrival: string, isArtist: boolean, latest: string) =>
  `Unless the buyer confirms sooner, we’ll mark it delivered on ${arrival}. ${isArtist ? 'You’ll be' : 'The artist will be'} paid by ${latest}.`;
export const paidOnceConfirmed = (isArtist: boolean, due: string) =>
  `${isArtist ? 'You’ll be' : 'The artist will be'} paid once the buyer confirms delivery, or on ${due} at the latest.`;
export const youWerePaid = (amount: string, date: string | undefined) =>
  `You were paid ${amount}${date ? ` on ${date}` : ''}.`;
export const artistWasPaid = (amount: string, date: string | undefined) =>
  `The artist was paid ${amount}${date ? ` on ${date}` : ''}.`;
export const wasRefundedToYourCard = (total: string, when: string | undefined) =>
  `${total} was refunded to your card${when ? ` on ${when}` : ''}. The work is no longer yours.`;
export const wasRefundedWorkYours = (total: string, buyerName: string, when: string | undefined) =>
  `${total} was refunded to ${buyerName}${when ? ` on ${when}` : ''}. The work is yours again, and you can relist it.`;
export const wasRefundedWorkArtists = (total: string, buyerName: string, when: string | undefined) =>
  `${total} was refunded to ${buyerName}${when ? ` on ${when}` : ''}. The work belongs to the artist again.`;
export const mustAnswerYourRefundRequest = (artistName: string, by: string | undefined) =>
  `${artistName} must respond to your refund request${by ? ` by ${by}` : ''}, or a moderator will decide.`;
export const requestedARefundOf = (buyerName: string, total: string, by: string | undefined) =>
  `${buyerName} requested a refund of ${total}. Respond${by ? ` by ${by}` : ''}, or a moderator will decide. Your payout is on hold.`;
export const buyerRequestedARefund = (by: string | undefined) =>
  `The buyer requested a refund. The artist must respond${by ? ` by ${by}` : ''}, but you can decide now.`;
export const buyerIsRefunded = (buyerName: string, total: string, delivery: boolean) =>
  `${buyerName} will be refunded ${total}${delivery ? ', including shipping' : ''}.`;
