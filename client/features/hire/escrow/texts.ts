export const paymentSuccessful = 'Payment Successful';
export const onApproval = 'On approval';
export const payment = 'Payment';
export const paymentFailedTryAgain = 'Payment failed. Please try again.';
export const processingWaitingForYourBank = 'Processing... Waiting for your bank.';
export const processing = 'Processing...';
export const paymentWasNotCompleted =
  'Your payment wasn’t completed, and you weren’t charged. Please try again.';
export const waitingForYourBank = 'Waiting for your bank. You can close this and check the project later.';
export const amountHasChangedTo = (amount: string) =>
  `The amount has changed to ${amount}. You weren’t charged. Please review it and try again.`;
export const paymentFailed = 'Payment Failed';
export const escrow = 'Escrow';
export const paidByTheClient = 'Paid by the client';
export const upfrontHalf = 'Upfront (50%)';
export const refunded = 'Refunded';
export const commission10Percent = 'Commission (10%)';
export const designerReceives = 'Designer receives';
export const paidToTheDesigner = 'Paid to the designer';
export const heldUntilAModeratorDecides = 'held by Atelier until a moderator decides';
export const heldUntilTheFinalPayment = 'held by Atelier until the final payment is made';
export const heldUntilYouApprove = 'held by Atelier until you approve the work';
export const heldUntilTheClientApproves = 'held by Atelier until the client approves the work';
export const partlyRefunded = 'Partly refunded';
export const heldInFull = 'Held in full';
export const halfIsHeld = '50% held';
export const refundedToTheClient = 'refunded to the client';
export const paidOut = 'Paid out';
export const paidTo = (whom: string) => `paid to ${whom}`;
export const onHoldUntilYourAccount = 'on hold until your payout account is ready';
export const onHoldUntilTheirAccount = (whom: string) => `on hold until ${whom}’s payout account is ready`;
export const payoutOnHold = 'Payout on hold';
export const payoutOnItsWay = 'Payout on its way';
export const onItsWayTo = (whom: string) => `on its way to ${whom}`;
export const nothingWasPaid = 'Nothing was paid';
export const canceledBeforePayment = 'The project was canceled before anything was paid.';
export const refundedToCard = (isMine: boolean) => `refunded to ${isMine ? 'your' : 'the client’s'} card`;
export const refundOnItsWay = 'Refund on its way';
export const onItsWayBackToCard = (isMine: boolean) =>
  `on its way back to ${isMine ? 'your' : 'the client’s'} card`;
export const halfIsPaidWhenYouAccept = 'Half is paid when you accept an application.';
export const halfIsPaidWhenAccepted = 'Half is paid when an application is accepted.';
export const nothingHeldYet = 'Nothing held yet';
export const theDesigner = 'the designer';
/** Names keep their case. */
const atStart = (name: string) => (name === theDesigner ? 'The designer' : name);
export const nextStep = 'Next step';
export const yourTurn = 'Your turn';
export const noActionNeeded = 'No action needed';
export const outcome = 'Outcome';
export const moderatorCompletedTheProject = (on: string | undefined) =>
  `A moderator completed the project${on ? ` on ${on}` : ''}.`;
export const workWasAutoApproved = (on: string | undefined) =>
  `The work was auto-approved, and the project was completed${on ? ` on ${on}` : ''}.`;
export const you = 'You';
export const youInSentence = 'you';
export const approvedTheWork = (viewerIs: string, on: string | undefined) =>
  `${viewerIs} approved the work, and the project was completed${on ? ` on ${on}` : ''}.`;
export const youHaveBeenPaid = (share: string) => `You’ve been paid ${share}.`;
export const onHoldForYou = (share: string) =>
  `${share} is on hold. Set up payouts to receive it the same day.`;
export const isOnItsWayToYou = (share: string) => `${share} is on its way to you.`;
export const hasBeenPaid = (share: string, name: string) => `${atStart(name)} has been paid ${share}.`;
export const shareOnHoldUntilTheirAccount = (share: string, name: string) =>
  `${share} is on hold until ${name}’s payout account is ready.`;
export const isOnItsWayTo = (share: string, name: string) => `${share} is on its way to ${name}.`;
export const wasRefundedToYourCard = (refunded: string) => `${refunded} was refunded to your card.`;
export const wasRefundedToTheClient = (refunded: string) => `${refunded} was refunded to the client.`;
export const canceledTheProject = (who: string, on: string | undefined) =>
  `${who} canceled the project${on ? ` on ${on}` : ''}. Nothing was paid.`;
export const moderatorCanceledTheProject = (on: string | undefined) =>
  `A moderator canceled the project${on ? ` on ${on}` : ''}.`;
export const canceledTheProjectBecause = (who: string, on: string | undefined) =>
  `${who} canceled the project${on ? ` on ${on}` : ''}, because nothing was delivered in time.`;
export const isOnItsWayBack = (sum: string, isMine: boolean) =>
  `${sum} is on its way back to ${isMine ? 'your' : 'the client’s'} card.`;
export const sumWasRefundedTo = (sum: string, isMine: boolean) =>
  `${sum} was refunded to ${isMine ? 'your' : 'the client’s'} card.`;
export const noApplicationAcceptedYet = 'The client hasn’t accepted an application yet.';
export const reviewApplicationsAndAccept =
  'Review the applications and accept one by paying half the price upfront. Atelier holds the money until you approve the work.';
export const designersCanApplyNow = 'Designers can apply now. We’ll notify you when someone does.';
export const untilThenYouCanEdit = 'Until then, you can edit or cancel the project at no charge.';
export const isHeldForYou = (upfront: string, client: string, approvalDays: number) =>
  `${upfront} is held for you. Deliver when the work is ready. ${client} then has ${approvalDays} days to approve it or request changes.`;
export const isWorkingYouAreNotified = (designer: string) =>
  `${atStart(designer)} is working on it. We’ll notify you when it’s delivered.`;
export const isWorkingOnIt = (designer: string) => `${atStart(designer)} is working on it.`;
export const requestedChangesOn = (viewerIs: string, happenedAt: string) =>
  `${viewerIs} requested changes on ${happenedAt}.`;
export const dueDateIs = (dueDate: string) => `The due date is ${dueDate}.`;
export const noDueDateWasAgreed = 'No due date was agreed.';
export const nothingWasDeliveredDaysAfter = (overdueDays: number, isClient: boolean, upfront: string) =>
  `Nothing was delivered within ${overdueDays} days of the due date, so ${isClient ? 'you' : 'the client'} can cancel the project and get ${upfront} back.`;
export const ifNothingIsDeliveredBy = (mayTakeBackAt: string, isClient: boolean, upfront: string) =>
  `If nothing is delivered by ${mayTakeBackAt}, ${isClient ? 'you' : 'the client'} can cancel the project and get ${upfront} back.`;
export const deliveredCanApprove = (who: string, on: string | undefined, client: string) =>
  `${atStart(who)} delivered the work${on ? ` on ${on}` : ''}. ${client} can approve it or request changes.`;
export const autoApprovesUnless = (client: string, until: string) =>
  `Auto-approves on ${until} unless ${client} responds.`;
export const deliveredToApprove = (
  designer: string,
  on: string | undefined,
  finalAmount: string,
  designerAmount: string,
) =>
  `${atStart(designer)} delivered the work${on ? ` on ${on}` : ''}. When you approve it, the final payment of ${finalAmount} will be charged to your saved card, and ${designer} will receive ${designerAmount}.`;
export const autoApprovesUnlessYou = (until: string) => `Auto-approves on ${until} unless you respond.`;
export const workWasApproved = (isByClient: boolean, on: string | undefined) =>
  `The work was ${isByClient ? 'approved' : 'auto-approved'}${on ? ` on ${on}` : ''}.`;
export const finalPaymentInProgress = (finalAmount: string) =>
  `The final payment of ${finalAmount} is being charged; this can take a moment.`;
export const finalPaymentFailed = (finalAmount: string) =>
  `The final payment of ${finalAmount} failed. Please use another card.`;
export const ifItIsNotPaid = (until: string) => `If it isn’t paid by ${until}, a moderator will decide.`;
export const pausedUntilAModeratorDecides =
  'Paused until a moderator decides. You can still add messages and files as evidence.';
export const payoutAccountNotLoaded = 'Your payout account couldn’t be loaded.';
export const youHaveNoPayoutAccount =
  'You don’t have a payout account yet. Set one up to receive your share.';
export const accountUnderReview =
  'The payment provider is reviewing your details or needs more information. Your share is on hold until then.';
export const payoutAccountIncomplete =
  'Your payout account isn’t complete yet. Your share is on hold until it is.';
export const setUpPayouts = 'Set up payouts';
export const deliverTheWork = 'Deliver the work';
export const approveAndPayRemainingAmount = (remainingAmount: string) => `Approve and pay ${remainingAmount}`;
export const requestChanges = 'Request changes';
export const payWithAnotherCard = (remainingAmount: string) => `Pay ${remainingAmount} with another card`;
export const cancelAndGetBack = (upfrontAmount: string) => `Cancel and get ${upfrontAmount} back`;
export const workDelivered = 'Work delivered';
export const hasBeenNotified = (name: string) => `${atStart(name)} has been notified.`;
export const thenHasDaysToApprove = (name: string, approvalDays: number) =>
  `${name} will have ${approvalDays} days to approve it or request changes. Add your files under Files first.`;
export const deliver = 'Deliver';
export const delivering = 'Delivering...';
export const noteForTheClient = 'Note for the client';
export const deliveryNoteHint = 'What’s included and where to start.';
export const changesRequested = 'Changes requested';
export const keepsWorking = (name: string) =>
  `${atStart(name)} will keep working and deliver again. Nothing is charged until you approve.`;
export const sending = 'Sending...';
export const whatShouldChange = 'What should change?';
export const describeTheChanges = 'Please describe what should change.';
export const workApproved = 'Work approved';
export const finalPaymentIsBeingCharged = 'The final payment is being charged.';
export const approveTheWork = 'Approve the work?';
export const isChargedToYourSavedCard = (finalAmount: string, designer: string, designerAmount: string) =>
  `${finalAmount} will be charged to your saved card, and ${designer} will receive ${designerAmount}. This can’t be undone.`;
export const approveAndPay = (finalAmount: string) => `Approve and pay ${finalAmount}`;
export const notYet = 'Not yet';
export const projectCanceled = 'Project canceled';
export const willBeRefundedToYourCard = (upfront: string) => `${upfront} will be refunded to your card.`;
export const cancelThisProject = 'Cancel this project?';
export const willBeRefundedInFull = (upfront: string, designer: string) =>
  `${upfront} will be refunded to your card in full, and ${designer} will be notified. This can’t be undone.`;
export const cancelProject = 'Cancel project';
export const canceling = 'Canceling...';
export const keepIt = 'Keep it';
export const anotherCard = 'Use another card';
export const lastPaymentCompletes = (name: string, designerAmount: string) =>
  `This completes the project, and ${name} receives ${designerAmount}.`;
export const pay = (finalAmount: string) => `Pay ${finalAmount}`;
export const projectIsCompleted = (name: string) => `The project is complete, and ${name} has been notified.`;
export const nothingHasBeenPaid = (hasApplicants: boolean) =>
  `Nothing has been paid, and you won’t be charged.${hasApplicants ? ' All applicants will be notified.' : ''} This can’t be undone.`;
