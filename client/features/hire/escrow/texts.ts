export const refundedToCard = (isMine: boolean) => `refunded to ${isMine ? 'your' : 'the client’s'} card`;
export const onItsWayBackToCard = (isMine: boolean) =>
  `on its way back to ${isMine ? 'your' : 'the client’s'} card`;
export const theDesigner = 'the designer';
/** Names keep their case. */
const atStart = (name: string) => (name === theDesigner ? 'The designer' : name);
export const moderatorCompletedTheProject = (on: string | undefined) =>
  `A moderator completed the project${on ? ` on ${on}` : ''}.`;
export const workWasAutoApproved = (on: string | undefined) =>
  `The work was auto-approved, and the project was completed${on ? ` on ${on}` : ''}.`;
export const approvedTheWork = (viewerIs: string, on: string | undefined) =>
  `${viewerIs} approved the work, and the project was completed${on ? ` on ${on}` : ''}.`;
export const hasBeenPaid = (share: string, name: string) => `${atStart(name)} has been paid ${share}.`;
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
export const isWorkingYouAreNotified = (designer: string) =>
  `${atStart(designer)} is working on it. We’ll notify you when it’s delivered.`;
export const isWorkingOnIt = (designer: string) => `${atStart(designer)} is working on it.`;
export const nothingWasDeliveredDaysAfter = (overdueDays: number, isClient: boolean, upfront: string) =>
  `Nothing was delivered within ${overdueDays} days of the due date, so ${isClient ? 'you' : 'the client'} can cancel the project and get ${upfront} back.`;
export const ifNothingIsDeliveredBy = (mayTakeBackAt: string, isClient: boolean, upfront: string) =>
  `If nothing is delivered by ${mayTakeBackAt}, ${isClient ? 'you' : 'the client'} can cancel the project and get ${upfront} back.`;
export const deliveredCanApprove = (who: string, on: string | undefined, client: string) =>
  `${atStart(who)} delivered the work${on ? ` on ${on}` : ''}. ${client} can approve it or request changes.`;
export const deliveredToApprove = (
  designer: string,
  on: string | undefined,
  finalAmount: string,
  designerAmount: string,
) =>
  `${atStart(designer)} delivered the work${on ? ` on ${on}` : ''}. When you approve it, the final payment of ${finalAmount} will be charged to your saved card, and ${designer} will receive ${designerAmount}.`;
export const workWasApproved = (isByClient: boolean, on: string | undefined) =>
  `The work was ${isByClient ? 'approved' : 'auto-approved'}${on ? ` on ${on}` : ''}.`;
export const hasBeenNotified = (name: string) => `${atStart(name)} has been notified.`;
export const keepsWorking = (name: string) =>
  `${atStart(name)} will keep working and deliver again. Nothing is charged until you approve.`;
export const nothingHasBeenPaid = (hasApplicants: boolean) =>
  `Nothing has been paid, and you won’t be charged.${hasApplicants ? ' All applicants will be notified.' : ''} This can’t be undone.`;
