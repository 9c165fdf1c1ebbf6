export const theDesigner = 'the designer';
/** Names keep their case. */
const atStart = (name: string) => (name === theDesigner ? 'The designer' : name);
export const isAskedToAgree = (other: string) => `${atStart(other)} has been asked to agree.`;
export const hasToAgree = (other: string) => `${atStart(other)} will need to agree to the new version.`;
export const hasBeenNotified = (other: string) => `${atStart(other)} has been notified.`;
export const proposed = (due: string | undefined) => `Proposed${due ? `, due ${due}` : ''}`;
export const waitingForToAgree = (other: string, due: string | undefined) =>
  `Waiting for ${other} to agree${due ? `, due ${due}` : ''}`;
export const waitingForYouToAgree = (due: string | undefined) =>
  `Waiting for you to agree${due ? `, due ${due}` : ''}`;
export const waitingForYou = (since: string | undefined) =>
  `Waiting for you${since ? ` since ${since}` : ''}`;
export const waitingFor = (client: string, since: string | undefined) =>
  `Waiting for ${client}${since ? ` since ${since}` : ''}`;
export const isAskedToApproveIt = (other: string) =>
  `${atStart(other)} will be asked to approve it or request changes.`;
export const willBeNotified = (other: string) =>
  `${atStart(other)} will be notified. Approving doesn’t release any money, and it can’t be undone.`;
export const seesYourNote = (other: string) => `${atStart(other)} will see your note and keep working on it.`;
