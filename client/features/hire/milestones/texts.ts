export const today = 'today';
export const milestones = 'Milestones';
export const theDesigner = 'the designer';
/** Names keep their case. */
const atStart = (name: string) => (name === theDesigner ? 'The designer' : name);
export const loadingMilestones = 'Loading milestones';
export const milestonesNotLoaded = 'The milestones couldn’t be loaded.';
export const ofApproved = '{approved} of {agreed} approved';
export const noMilestones = 'No milestones';
export const noMilestonesYet = 'No milestones yet';
export const breakWorkIntoSteps = (other: string) =>
  `Break the work into steps that you and ${other} agree on. Each is completed and approved separately.`;
export const proposeAMilestone = 'Propose a milestone';
export const milestoneUpdated = 'Milestone updated';
export const milestoneProposed = 'Milestone proposed';
export const isAskedToAgree = (other: string) => `${atStart(other)} has been asked to agree.`;
export const editMilestone = 'Edit milestone';
export const hasToAgree = (other: string) => `${atStart(other)} will need to agree to the new version.`;
export const itStartsWhenAgrees = (other: string) =>
  `It starts when ${other} agrees. Until then, either of you can edit it.`;
export const save = 'Save';
export const saving = 'Saving...';
export const propose = 'Propose';
export const proposing = 'Proposing...';
export const title = 'Title';
export const deliverables = 'Deliverables';
export const deliverablesHint = 'What will be delivered and how it will be approved.';
export const due = 'Due';
export const titleIsRequired = 'Title is required';
export const chooseAValidDate = 'Please choose a valid date.';
export const chooseTodayOrLater = 'Please choose today or a later date.';
export const changesRequested = 'Changes requested';
export const markAsDone = 'Mark as done';
export const approveMilestone = 'Approve milestone';
export const approve = 'Approve';
export const requestChanges = 'Request changes';
export const milestoneAgreed = 'Milestone agreed';
export const hasBeenNotified = (other: string) => `${atStart(other)} has been notified.`;
export const error = 'Error';
export const withdraw = 'Withdraw';
export const decline = 'Decline';
export const agreeNamed = (title: string) => `Agree: ${title}`;
export const agreeing = 'Agreeing...';
export const agreeToMilestone = 'Agree to milestone';
export const agree = 'Agree';
export const edit = 'Edit';
export const editNamed = (title: string) => `Edit: ${title}`;
export const milestoneWithdrawn = 'Milestone withdrawn';
export const milestoneDeclined = 'Milestone declined';
export const withdrawMilestone = 'Withdraw milestone?';
export const declineMilestone = 'Decline milestone?';
export const willBeRemoved = (title: string, other: string) =>
  `“${title}” will be removed, and ${other} will be notified. It can be proposed again.`;
export const withdrawing = 'Withdrawing...';
export const declining = 'Declining...';
export const keepIt = 'Keep it';
export const inProgress = 'In progress';
export const overdueSince = (dueDate: string) => `Overdue since ${dueDate}`;
export const dueDueDate = (dueDate: string) => `Due ${dueDate}`;
export const proposed = (due: string | undefined) => `Proposed${due ? `, due ${due}` : ''}`;
export const waitingForToAgree = (other: string, due: string | undefined) =>
  `Waiting for ${other} to agree${due ? `, due ${due}` : ''}`;
export const waitingForYouToAgree = (due: string | undefined) =>
  `Waiting for you to agree${due ? `, due ${due}` : ''}`;
export const notAgreed = 'Not agreed';
export const notCompleted = 'Not completed';
export const done = 'Done';
export const approvedApprovedAt = (approvedAt: string) => `Approved ${approvedAt}`;
export const approved = 'Approved';
export const waitingForYou = (since: string | undefined) =>
  `Waiting for you${since ? ` since ${since}` : ''}`;
export const waitingFor = (client: string, since: string | undefined) =>
  `Waiting for ${client}${since ? ` since ${since}` : ''}`;
export const isDoneAndWaiting = (title: string) => `“${title}” is done and waiting for your approval.`;
export const isProposed = (title: string) =>
  `“${title}” has been proposed. Agree to it, edit it or decline it.`;
export const markAsDoneQuestion = 'Mark as done?';
export const isAskedToApproveIt = (other: string) =>
  `${atStart(other)} will be asked to approve it or request changes.`;
export const noteForReview = 'Note for the review';
export const milestoneMarkedAsDone = 'Milestone marked as done';
export const approveThisMilestone = 'Approve this milestone?';
export const willBeNotified = (other: string) =>
  `${atStart(other)} will be notified. Approving doesn’t release any money, and it can’t be undone.`;
export const feedback = 'Feedback';
export const approving = 'Approving...';
export const milestoneApproved = 'Milestone approved';
export const requestChangesQuestion = 'Request changes?';
export const seesYourNote = (other: string) => `${atStart(other)} will see your note and keep working on it.`;
export const whatShouldChange = 'What should change?';
export const sending = 'Sending...';
export const describeTheChanges = 'Please describe what should change.';
