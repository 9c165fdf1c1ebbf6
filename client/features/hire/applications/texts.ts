import { plural } from '#client/lib/sentence.ts';

export const editApplication = 'Edit application';
export const apply = 'Apply';
export const oneApplicationPerProject =
  'One application per project. You can withdraw it until you’re chosen.';
export const saving = 'Saving...';
export const sending = 'Sending...';
export const saveApplication = 'Save application';
export const sendApplication = 'Send application';
export const enterAnAmountBetween = (priceMinCents: string, priceMaxCents: string) =>
  `Enter an amount between ${priceMinCents} and ${priceMaxCents}.`;
export const enterNumberDaysBetween = 'Enter a number of days between 1 and 730.';
export const youReceiveAfterCommission = (designerCents: string) =>
  `You receive ${designerCents} after 10% commission.`;
export const message = 'Message';
export const messageHint = 'Your first step, and similar work you’ve done.';
export const proposedPrice = 'Proposed price (USD)';
export const timelineDays = 'Timeline (days)';
export const countedFromUpfrontPayment = 'Counted from the upfront payment.';
export const applicationSaved = 'Application saved';
export const applicationSentSuccessfully = 'Application sent successfully!';
export const clientHasBeenNotified =
  'The client has been notified. You can edit your application until someone is chosen.';
export const failedToApplyToProject = 'Failed to apply to project';
export const error = 'Error';
export const worksFromYourDesignPortfolio = 'Pieces from your design portfolio';
export const designPortfolioNotLoaded = 'Your design portfolio couldn’t be loaded.';
export const addYourWork = 'Add your work';
export const thereIsNothing =
  'Nothing here yet. {addYourWork} on your profile to show it here. We’ll save what you’ve typed until you’re back.';
export const upToThree = (chosen: number) => `Up to three. ${chosen} selected.`;
export const applications = 'Applications';
export const acceptingOneOpensUpfront =
  'When you accept one, you’ll make the upfront payment. Other applicants will be notified.';
export const closedOn = (startedAt: string) => `Closed on ${startedAt}`;
export const loadingApplications = 'Loading applications';
export const applicationsNotLoaded = 'The applications couldn’t be loaded.';
export const noApplicationsYet = 'No applications yet';
export const applicationsAppearHere = 'Applications will appear here.';
export const you = 'You';
export const price = 'Price';
export const timeline = 'Timeline';
export const notSpecified = 'Not specified';
export const noMessage = 'No message.';
export const clientDeclined = (client: string, declineReason: string) =>
  `${client} declined: “${declineReason}”`;
export const noCompletedProjectsYet = 'No completed projects yet';
export const completedProjects = (completed: number) =>
  plural(completed, { one: '1 completed project', other: `${completed} completed projects` });
export const rated = 'Rated';
export const chosen = 'Chosen';
export const declined = 'Declined';
export const withdrawn = 'Withdrawn';
export const notChosen = 'Not chosen';
export const shortlisted = 'Shortlisted';
export const noWorksAttached = 'No pieces attached.';
export const worksBy = (name: string) => `Pieces by ${name}`;
export const messageName = (name: string) => `Message ${name}`;
export const shortlist = 'Shortlist';
export const shortlistName = (name: string) => `Shortlist ${name}`;
export const decline = 'Decline';
export const declineName = (name: string) => `Decline ${name}`;
export const applicationDeclined = 'Application declined';
export const hasBeenNotified = (name: string) => `${name} has been notified.`;
export const declineQuestion = (name: string) => `Decline ${name}?`;
export const designerSeesTheReason = (name: string) => `${name} will see your reason. This can’t be undone.`;
export const declining = 'Declining...';
export const reason = 'Reason';
export const addAReason = 'Please add a reason.';
export const accept = 'Accept';
export const acceptName = (name: string) => `Accept ${name}`;
export const workBeginsWhenUpfrontHalf =
  'Work begins once the upfront half is paid. Other applicants will be notified.';
export const acceptAndPay = (upfront: string) => `Accept and pay ${upfront}`;
export const paymentSuccessful = 'Payment Successful';
export const notifiedAndWorkBegins = (name: string) => `${name} has been notified, and work can begin.`;
export const agreedPrice = 'Agreed price';
export const upfrontHalfNow = 'Upfront, now (50%)';
export const onApproval = 'On approval';
export const commissionIncluded = 'Commission (10%), included in the price';
export const receives = (name: string) => `${name} receives`;
export const due = 'Due';
export const noDateAgreed = 'No date agreed';
export const afterYouPay = (daysText: string) => `${daysText} after you pay`;
export const beforeYouPay = 'Before you pay';
export const atelierHoldsYourPayment = (name: string) =>
  `Atelier holds your payment. ${name} is paid when you approve the work.`;
export const yourCardIsSaved = (finalAmount: string, approvalDays: number) =>
  `Your card will be saved for the final payment of ${finalAmount}, charged when you approve the work. If you don’t respond within ${approvalDays} days of a delivery, it’s approved automatically.`;
export const withoutADueDate =
  'Without a due date, you can’t cancel for a refund on your own if nothing is delivered.';
export const ifNothingIsDeliveredDays = (overdueDays: number) =>
  `You can cancel for a full refund if nothing has been delivered within ${overdueDays} days of the due date.`;
export const otherwiseOnlyByDispute =
  'Otherwise, you can’t cancel on your own after paying. Either of you can open a dispute, and a moderator decides who gets the money.';
