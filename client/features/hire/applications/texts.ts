import { plural } from '#client/lib/sentence.ts';

export const editApplication = 'Edit application';
export const apply = 'Apply';
export const oneApplicationForEachProject =
  'One application for each project. You can take it back until you are chosen.';
export const cancel = 'Cancel';
export const saving = 'Saving...';
export const sending = 'Sending...';
export const saveApplication = 'Save application';
export const sendApplication = 'Send application';
export const enterAnAmountBetween = (priceMinCents: string, priceMaxCents: string) =>
  `Enter an amount between ${priceMinCents} and ${priceMaxCents}.`;
export const enterNumberDaysBetween = 'Enter a number of days between 1 and 730.';
export const youReceiveCommission = (designerCents: string) =>
  `You receive ${designerCents}. The commission is 10%.`;
export const message = 'Message';
export const whatYouWouldDoFirst = 'What you would do first, and one thing you made that is like it.';
export const proposedPrice = 'Proposed price (USD)';
export const timelineDays = 'Timeline (days)';
export const fromDayUpfrontPaymentArrives = 'From the day the upfront payment arrives.';
export const applicationSaved = 'Application saved';
export const applicationSentSuccessfully = 'Application sent successfully!';
export const clientIsTold = 'The client is told. You can change it until somebody is chosen.';
export const failedToApplyToProject = 'Failed to apply to project';
export const error = 'Error';
export const worksFromYourDesignPortfolio = 'Works from your design portfolio';
export const designPortfolioNotLoaded = 'Your design portfolio could not be loaded.';
export const addWhatYouDesigned = 'Add what you designed';
export const thereIsNothing =
  'There is nothing in it yet. {addWhatYouDesigned} on your profile and show it here. What you typed is kept until you are back.';
export const upToThree = (chosen: number) => `Up to three. ${chosen} chosen.`;
export const applications = 'Applications';
export const acceptingOneOpensUpfront = 'Accepting one opens the upfront payment; the others are told.';
export const closedOn = (startedAt: string) => `Closed on ${startedAt}`;
export const loadingApplications = 'Loading applications';
export const applicationsNotLoaded = 'The applications could not be loaded.';
export const noApplicationsYet = 'No applications yet';
export const asSoonAsDesignerApplies = 'As soon as a designer applies, they stand here side by side.';
export const you = 'You';
export const price = 'Price';
export const timeline = 'Timeline';
export const notSaid = 'Not said';
export const noMessage = 'No message.';
export const clientDeclined = (client: string, declineReason: string) =>
  `${client} declined: “${declineReason}”`;
export const noFinishedJobsYet = 'No finished jobs yet';
export const finishedJobs = (finished: number) =>
  plural(finished, { one: '1 finished job', other: `${finished} finished jobs` });
export const rated = 'Rated';
export const chosen = 'Chosen';
export const declined = 'Declined';
export const withdrawn = 'Withdrawn';
export const notChosen = 'Not chosen';
export const shortlisted = 'Shortlisted';
export const noWorksAttached = 'No works attached.';
export const worksOf = (name: string) => `Works of ${name}`;
export const messageName = (name: string) => `Message ${name}`;
export const shortlist = 'Shortlist';
export const shortlistName = (name: string) => `Shortlist ${name}`;
export const decline = 'Decline';
export const declineName = (name: string) => `Decline ${name}`;
export const applicationDeclined = 'Application declined';
export const isTold = (name: string) => `${name} is told.`;
export const declineQuestion = (name: string) => `Decline ${name}?`;
export const designerReadsYourSentence = (name: string) =>
  `${name} reads your sentence. This cannot be taken back.`;
export const declining = 'Declining...';
export const whyNotThisTime = 'Why not this time?';
export const sayWhy = 'Please say why, in a sentence.';
