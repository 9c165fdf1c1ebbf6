export const accept = 'Accept';
export const acceptDesigner = (designer: string) => `Accept ${designer}`;
export const acceptName = (name: string) => `Accept ${name}`;
export const workBeginsWhenUpfrontHalf =
  'Work begins when the upfront half is paid. Everybody else who applied is told.';
export const acceptAndPay = (upfront: string) => `Accept and pay ${upfront}`;
export const paymentSuccessful = 'Payment Successful';
export const isToldAndWorkBegins = (name: string) => `${name} is told, and work begins.`;
export const agreedPrice = 'Agreed price';
export const upfrontHalfNow = 'Upfront, now (50%)';
export const onApproval = 'On approval';
export const commissionOutOfPrice = 'Commission (10%), out of the price';
export const receives = (name: string) => `${name} receives`;
export const due = 'Due';
export const noDateAgreed = 'No date agreed';
export const afterYouPay = (daysText: string) => `${daysText} after you pay`;
export const beforeYouPay = 'Before you pay';
export const atelierHoldsYourPayment = (name: string) =>
  `Atelier holds your payment. ${name} is paid when you have approved the work.`;
export const yourCardIsSaved = (rest: string, approvalDays: number) =>
  `Your card is saved for this project. Approving charges the other ${rest} to it. If you say nothing for ${approvalDays} days after a delivery, the work is approved by itself.`;
export const withoutDateYouCannotTake =
  'Without a date you cannot take your payment back by yourself when nothing comes.';
export const ifNothingIsDeliveredDays = (overdueDays: number) =>
  `If nothing is delivered ${overdueDays} days after the due date, you can cancel and take all of your payment back.`;
export const otherwiseOnceYouHavePaid =
  'Otherwise, once you have paid, you cannot cancel on your own: either of you can open a dispute, and a moderator decides who gets what was paid.';
export const payment = 'Payment';
export const paymentFailedPlease = 'Payment failed. Please try again.';
export const processingWaitingForYourBank = 'Processing... Waiting for your bank.';
export const processing = 'Processing...';
export const yourPaymentWasNotFinished =
  'Your payment was not finished, and nothing was charged. Please try again.';
export const yourBankHasNotAnswered =
  'Your bank has not answered yet. You may close this: what becomes of it shows on the project.';
export const amountHasChangedTo = (amount: string) =>
  `The amount has changed to ${amount}. Nothing was charged; please look again.`;
export const paymentFailed = 'Payment Failed';
export const escrow = 'Escrow';
export const paidByTheClient = 'Paid by the client';
export const upfrontHalf = 'Upfront (50%)';
export const refunded = 'Refunded';
export const commission10Percent = 'Commission (10%)';
export const designerReceives = 'Designer receives';
export const hasReachedTheDesigner = 'Has reached the designer';
export const aModeratorDecides = 'a moderator decides';
export const theRestIsPaid = 'the rest is paid';
export const youApproveTheWork = 'you approve the work';
export const theClientApprovesTheWork = 'the client approves the work';
export const partlyRefunded = 'Partly refunded';
export const allOfItIsHeld = 'All of it is held';
export const halfIsHeld = 'Half is held';
export const heldByAtelierUntil = (until: string) => `held by Atelier until ${until}`;
export const wentBackToTheClient = 'went back to the client';
export const paidOut = 'Paid out';
export const hasReached = (whom: string) => `has reached ${whom}`;
export const waitsUntilYourPayoutAccount = 'waits until your payout account is ready';
export const waitsUntilTheirPayoutAccount = (whom: string) => `waits until ${whom}’s payout account is ready`;
export const payoutWaits = 'Payout waits';
export const payoutOnItsWay = 'Payout on its way';
export const onItsWayTo = (whom: string) => `on its way to ${whom}`;
export const yourCard = 'your card';
export const theClientsCard = 'the client’s card';
export const nothingWasPaid = 'Nothing was paid';
export const cancelledBeforePayment = 'The project was cancelled before anything was paid.';
export const wentBackTo = (card: string) => `went back to ${card}`;
export const refundOnItsWay = 'Refund on its way';
export const onItsWayBackTo = (card: string) => `on its way back to ${card}`;
export const youAcceptAnApplication = 'you accept an application';
export const anApplicationIsAccepted = 'an application is accepted';
export const nothingHeldYet = 'Nothing held yet';
export const halfIsPaidWhen = (who: string) => `Half is paid when ${who}.`;
export const theDesigner = 'the designer';
export const nextStep = 'Next step';
export const yourTurn = 'Your turn';
export const noActionNeeded = 'No action needed';
export const howItEnded = 'How it ended';
export const moderatorCompletedTheProject = (on: string | undefined) =>
  `A moderator completed the project${on ? ` on ${on}` : ''}.`;
export const workWasApprovedByItself = (on: string | undefined) =>
  `The work was approved by itself, and the project was completed${on ? ` on ${on}` : ''}.`;
export const you = 'You';
export const youInSentence = 'you';
export const approvedTheWork = (viewerIs: string, on: string | undefined) =>
  `${viewerIs} approved the work, and the project was completed${on ? ` on ${on}` : ''}.`;
export const hasReachedYou = (share: string) => `${share} has reached you.`;
export const waitsForYou = (share: string) =>
  `${share} waits for you: set up your payouts, and it is transferred the same day.`;
export const isOnItsWayToYou = (share: string) => `${share} is on its way to you.`;
export const shareHasReached = (share: string, name: string) => `${share} has reached ${name}.`;
export const shareWaitsUntilTheirPayoutAccount = (share: string, name: string) =>
  `${share} waits until ${name}’s payout account is ready.`;
export const isOnItsWayTo = (share: string, name: string) => `${share} is on its way to ${name}.`;
export const wentBackToYourCard = (refunded: string) => `${refunded} went back to your card.`;
export const refundedWentBackToTheClient = (refunded: string) => `${refunded} went back to the client.`;
export const cancelledTheProject = (who: string, on: string | undefined) =>
  `${who} cancelled the project${on ? ` on ${on}` : ''}. Nothing was paid.`;
export const moderatorCancelledTheProject = (on: string | undefined) =>
  `A moderator cancelled the project${on ? ` on ${on}` : ''}.`;
export const cancelledTheProjectBecause = (who: string, on: string | undefined) =>
  `${who} cancelled the project${on ? ` on ${on}` : ''}, because nothing was delivered in time.`;
export const isOnItsWayBack = (sum: string, card: string) => `${sum} is on its way back to ${card}.`;
export const sumWentBackTo = (sum: string, card: string) => `${sum} went back to ${card}.`;
export const clientHasNotAcceptedAnybody = 'The client has not accepted anybody yet.';
export const readApplicationsAndAccept =
  'Read the applications and accept one by paying half of its price. Atelier holds it until you approve the work.';
export const designersCanApplyNow = 'Designers can apply now. You are told as soon as somebody does.';
export const untilThenYouCanEdit =
  'Until then you can edit the project or cancel it, and nothing is charged.';
export const theClient = 'the client';
export const canTakeBack = (who: string, upfront: string) =>
  `${who} can cancel the project and take ${upfront} back`;
export const mayTakeBack = (who: string, upfront: string) =>
  `${who} may cancel the project and take ${upfront} back`;
export const isHeldForYou = (upfront: string, client: string, approvalDays: number) =>
  `${upfront} is held for you. Deliver when the work is ready: ${client} then has ${approvalDays} days to approve it or to ask for changes.`;
export const isAtWorkYouAreTold = (designer: string) =>
  `${designer} is at work. You are told as soon as it is delivered.`;
export const isAtWork = (designer: string) => `${designer} is at work.`;
export const askedForChangesOn = (viewerIs: string, happenedAt: string) =>
  `${viewerIs} asked for changes on ${happenedAt}.`;
export const agreedDateIs = (dueDate: string) => `The agreed date is ${dueDate}.`;
export const noDateWasAgreed = 'No date was agreed.';
export const nothingWasDeliveredDaysAfter = (overdueDays: number, back: string) =>
  `Nothing was delivered ${overdueDays} days after it: ${back} now.`;
export const ifNothingIsDeliveredBy = (mayTakeBackAt: string, back: string) =>
  `If nothing is delivered by ${mayTakeBackAt}, ${back} then.`;
export const deliveredCanApprove = (who: string, on: string | undefined, client: string) =>
  `${who} delivered${on ? ` on ${on}` : ''}. ${client} can approve it or ask for changes.`;
export const ifSaysNothing = (client: string, until: string) =>
  `If ${client} says nothing, it is approved by itself on ${until}.`;
export const deliveredToApprove = (
  designer: string,
  on: string | undefined,
  rest: string,
  designerAmount: string,
) =>
  `${designer} delivered${on ? ` on ${on}` : ''}. When you approve it, the other ${rest} is charged to your saved card, and ${designer} receives ${designerAmount}.`;
export const ifYouSayNothing = (until: string) => `If you say nothing, it is approved by itself on ${until}.`;
export const wasApproved = 'was approved';
export const wasApprovedByItself = 'was approved by itself';
export const restIsBeingChargedNow = (how: string, on: string | undefined, rest: string) =>
  `The work ${how}${on ? ` on ${on}` : ''}. The other ${rest} is being charged; this can take a moment.`;
export const restNotCharged = (how: string, on: string | undefined, rest: string) =>
  `The work ${how}${on ? ` on ${on}` : ''}. The other ${rest} could not be charged to your saved card: please pay it by another one.`;
export const workWasApproved = (how: string, on: string | undefined) =>
  `The work ${how}${on ? ` on ${on}` : ''}.`;
export const ifItIsNotPaid = (until: string) => `If it is not paid by ${until}, a moderator decides.`;
export const everythingRestsUntil =
  'Everything rests until a moderator decides. Messages and files can be added, and help to decide.';
export const payoutAccountNotLoaded = 'Your payout account could not be loaded.';
export const youHaveNoPayoutAccount =
  'You have no payout account yet. Your share can only be transferred to one.';
export const accountUnderReview =
  'The payment service looks at what you sent, or wants to know more. Your share waits until then.';
export const payoutAccountIncomplete =
  'Your payout account is not complete yet. Your share waits until it is.';
export const setUpPayouts = 'Set up payouts';
export const deliverTheWork = 'Deliver the work';
export const approveAndPayRemainingAmount = (remainingAmount: string) => `Approve and pay ${remainingAmount}`;
export const askForChanges = 'Ask for changes';
export const payWithAnotherCard = (remainingAmount: string) => `Pay ${remainingAmount} with another card`;
export const cancelAndTakeBack = (upfrontAmount: string) => `Cancel and take ${upfrontAmount} back`;
export const workDelivered = 'Work delivered';
export const isTold = (name: string) => `${name} is told.`;
export const thenHasDaysToApprove = (name: string, approvalDays: number) =>
  `${name} then has ${approvalDays} days to approve it or to ask for changes. Add the files first, below Files.`;
export const deliver = 'Deliver';
export const delivering = 'Delivering...';
export const noteForTheClient = 'A note for the client';
export const whatIsThere = 'What is there, and where to begin looking.';
export const changesAskedFor = 'Changes asked for';
export const projectGoesOn = (name: string) =>
  `The project goes on, and ${name} delivers again. Nothing is charged until you approve.`;
export const asking = 'Asking...';
export const whatShouldChange = 'What should change?';
export const sayWhatShouldChange = 'Please say what should change.';
export const projectIsCompletedTold = (designer: string) =>
  `The project is completed, and ${designer} is told.`;
export const workApproved = 'Work approved';
export const restIsBeingCharged = 'The rest is being charged.';
export const approveTheWork = 'Approve the work?';
export const isChargedToYourSavedCard = (rest: string, designer: string, designerAmount: string) =>
  `${rest} is charged to your saved card, and ${designer} receives ${designerAmount}. This cannot be taken back.`;
export const approveAndPay = (rest: string) => `Approve and pay ${rest}`;
export const notYet = 'Not yet';
export const projectCancelled = 'Project cancelled';
export const goesBackToYourCard = (upfront: string) => `${upfront} goes back to your card.`;
export const cancelThisProject = 'Cancel this project?';
export const goesBackInFull = (upfront: string, designer: string) =>
  `${upfront} goes back to your card in full, and ${designer} is told. This cannot be taken back.`;
export const cancelProject = 'Cancel project';
export const cancelling = 'Cancelling...';
export const keepIt = 'Keep it';
export const payByAnotherCard = 'Pay by another card';
export const lastPaymentCompletes = (name: string, designerAmount: string) =>
  `With it the project is completed, and ${name} receives ${designerAmount}.`;
export const pay = (rest: string) => `Pay ${rest}`;
export const projectIsCompleted = (name: string) => `The project is completed, and ${name} is told.`;
export const nothingHasBeenPaid = (told: boolean) =>
  `Nothing has been paid, and nothing is charged.${told ? ' Everybody who applied is told.' : ''} This cannot be taken back.`;
