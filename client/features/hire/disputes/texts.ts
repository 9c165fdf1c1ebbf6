export const openADispute = 'Open a dispute';
export const otherParty = 'the other party';
export const disputeOpened = 'Dispute opened';
export const moderatorAndNotified = (name: string) => `A moderator and ${name} have been notified.`;
export const moderatorHearsBothDecides =
  'A moderator will hear both sides and decide what happens to the project and the money being held. Until then everything is paused: no deliveries, approvals, payouts or refunds.';
export const openDispute = 'Open dispute';
export const opening = 'Opening...';
export const whatIsWrong = 'What’s wrong?';
export const seenByModeratorAnd = (name: string) =>
  `Shared with ${name} and the moderator. You can add files to the project as evidence at any time.`;
export const describeWhatIsWrong = 'Please describe what’s wrong.';
export const disputesNotLoaded = 'Disputes couldn’t be loaded.';
export const loadingTheDispute = 'Loading the dispute';
export const theDesignerIsPaid = 'the designer is paid for the work done';
export const theClientIsRefunded = 'the client is refunded';
export const thePaymentIsSplit = 'the payment is split';
export const you = 'You';
export const youInSentence = 'you';
export const moderatorResolvedIt = 'A moderator resolved the dispute: {outcome}';
export const reasonForTheDecision = 'Reason for the decision';
export const wroteOn = (who: string, createdAt: string) => `${who} wrote on ${createdAt}`;
export const disputeReason = 'Reason for the dispute';
export const theDesigner = 'the designer';
/** Names keep their case. */
const atStart = (name: string) => (name === theDesigner ? 'The designer' : name);
export const to = (viewerIs: string) => `To ${viewerIs}`;
export const commission = (commissionPercent: number) => `Commission (${commissionPercent}%)`;
export const refundTo = (viewerIs: string) => `Refund to ${viewerIs}`;
export const pausedUntilYouDecide =
  'The project is paused until you decide. The request, files and activity are below.';
export const moderatorHearsBoth =
  'A moderator will hear both sides and decide. Until then everything is paused: no approvals, payouts or refunds. You can add files below as evidence.';
export const waitingForAModerator = 'Waiting for a moderator’s decision';
export const openedADisputeOn = (who: string, createdAt: string) => `${who} opened a dispute on ${createdAt}`;
export const forTheDesigner = 'For the designer (USD)';
export const outOfBeforeCommission = (heldCents: string) => `Out of ${heldCents}, before commission.`;
export const bothPartiesSeeThis = 'Both parties will see this.';
export const resolveDispute = 'Resolve dispute';
export const chooseAnOutcome = 'Please choose an outcome.';
export const enterAmountBetween = (heldCents: string) => `Enter an amount between $0 and ${heldCents}.`;
export const addAReason = 'Please add a reason.';
export const payTheDesigner = 'Pay the designer?';
export const refundInFull = 'Refund the client in full?';
export const splitThePayment = 'Split the payment?';
export const projectIsCompleted = 'The project will be completed with no further charges.';
export const projectWillBeCanceled = 'The project will be canceled.';
export const disputeResolved = 'Dispute resolved';
export const bothPartiesNotified = 'Both parties have been notified.';
export const receives = (designer: string, designerCents: string) =>
  `${atStart(designer)} receives ${designerCents}.`;
export const clientIsRefunded = (client: string, backCents: string) => `${client} is refunded ${backCents}.`;
export const thisCannotBeUndone = 'This can’t be undone.';
export const resolving = 'Resolving...';
export const complete = 'Complete';
export const receivesMoneyHeld = (designer: string, held: string) =>
  `${atStart(designer)} receives the ${held} being held, minus commission. Nothing more will be charged.`;
export const cancelAndRefund = 'Cancel and refund';
export const isRefunded = (client: string, held: string) => `${client} is refunded ${held}.`;
export const split = 'Split';
export const chooseAmountFor = (held: string, designer: string) =>
  `Choose how much of ${held} goes to ${designer}; the rest is refunded.`;
export const yourDecision = 'Your decision';
