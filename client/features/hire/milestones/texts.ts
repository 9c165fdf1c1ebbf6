export const milestones = 'Milestones';
export const loadingMilestones = 'Loading milestones';
export const milestonesNotLoaded = 'The milestones could not be loaded.';
export const ofApproved = '{approved} of {agreed} approved';
export const nothingWasPlanned = 'Nothing was planned.';
export const youPlannedNothingInSteps = 'You planned nothing in steps.';
export const noMilestonesYet = 'No milestones yet';
export const cutWorkIntoSteps = (other: string) =>
  `Cut the work into steps that you and ${other} agree on. Each is done and approved by itself.`;
export const proposeAMilestone = 'Propose a milestone';
export const milestoneChanged = 'Milestone changed';
export const milestoneProposed = 'Milestone proposed';
export const isAskedToAgree = (other: string) => `${other} is asked to agree.`;
export const editMilestone = 'Edit milestone';
export const hasToAgree = (other: string) => `${other} has to agree to it as it is then.`;
export const itBeginsWhenAgrees = (other: string) =>
  `It begins when ${other} agrees. Until then both of you can change it.`;
export const save = 'Save';
export const saving = 'Saving...';
export const propose = 'Propose';
export const proposing = 'Proposing...';
export const title = 'Title';
export const whatWillBeThere = 'What will be there';
export const whatIsHandedOver = 'What is handed over, and how it is judged.';
export const due = 'Due';
export const titleIsRequired = 'Title is required';
export const chooseDayThisCentury = 'Please choose a day of this century.';
export const chooseDayFromTodayOn = 'Please choose a day from today on.';
export const changesAskedFor = 'Changes asked for';
export const markAsDone = 'Mark as done';
export const approveMilestone = 'Approve milestone';
export const approve = 'Approve';
export const askForChanges = 'Ask for changes';
export const milestoneAgreed = 'Milestone agreed';
export const hasBeenNotified = (other: string) => `${other} has been notified.`;
export const error = 'Error';
export const withdraw = 'Withdraw';
export const decline = 'Decline';
export const agreeTitle = (title: string) => `Agree: ${title}`;
export const agreeing = 'Agreeing...';
export const agreeToMilestone = 'Agree to milestone';
export const agree = 'Agree';
export const edit = 'Edit';
export const editTitle = (title: string) => `Edit: ${title}`;
export const milestoneWithdrawn = 'Milestone withdrawn';
export const milestoneDeclined = 'Milestone declined';
export const withdrawMilestone = 'Withdraw milestone?';
export const declineMilestone = 'Decline milestone?';
export const leavesThePlan = (title: string, other: string) =>
  `“${title}” leaves the plan, and ${other} is notified. It can be proposed again.`;
export const withdrawing = 'Withdrawing...';
export const declining = 'Declining...';
export const keepIt = 'Keep it';
export const designer = 'The designer';
export const inProgress = 'In progress';
export const overdueSince = (dueDate: string) => `Overdue since ${dueDate}`;
export const dueDueDate = (dueDate: string) => `Due ${dueDate}`;
export const proposed = (due: string | undefined) => `Proposed${due ? `, due ${due}` : ''}`;
export const waitingForToAgree = (other: string, due: string | undefined) =>
  `Waiting for ${other} to agree${due ? `, due ${due}` : ''}`;
export const waitingForYouToAgree = (due: string | undefined) =>
  `Waiting for you to agree${due ? `, due ${due}` : ''}`;
export const notAgreed = 'Not agreed';
export const notFinished = 'Not finished';
export const done = 'Done';
export const approvedApprovedAt = (approvedAt: string) => `Approved ${approvedAt}`;
export const approved = 'Approved';
export const waitingForYou = (since: string | undefined) =>
  `Waiting for you${since ? ` since ${since}` : ''}`;
export const waitingFor = (client: string, since: string | undefined) =>
  `Waiting for ${client}${since ? ` since ${since}` : ''}`;
export const isDoneAndWaiting = (title: string) => `“${title}” is done and waiting for your approval.`;
export const isProposed = (title: string) => `“${title}” is proposed. Agree to it, change it or decline it.`;
export const markAsDoneQuestion = 'Mark as done?';
export const isAskedToApproveIt = (other: string) =>
  `${other} is asked to approve it, or says what should change.`;
export const whatToLookAt = 'What to look at';
export const milestoneIsDone = 'Milestone is done';
export const approveThisMilestone = 'Approve this milestone?';
export const isToldCannot = (other: string) => `${other} is told. This cannot be taken back; no money moves.`;
export const whatYouLikeAboutIt = 'What you like about it';
export const approving = 'Approving...';
export const milestoneApproved = 'Milestone approved';
export const askForChangesQuestion = 'Ask for changes?';
export const readsYourWordsAndGoes = (other: string) => `${other} reads your words and goes on with it.`;
export const whatShouldChange = 'What should change?';
export const sending = 'Sending...';
export const sayWhatShouldChange = 'Please say what should change.';
export const isTold = (other: string) => `${other} is told.`;
