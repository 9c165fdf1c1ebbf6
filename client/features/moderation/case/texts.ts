export const backToQueue = 'Back to the queue';
export const due = (when: string) => `Due ${when.charAt(0).toLowerCase()}${when.slice(1)}`;
export const dueAt = (when: string, at: string) => `${when}, ${at}`;
export const reportedBy = (n: number, since: string) =>
  n === 1 ? `Reported by one member since ${since}` : `Reported by ${n} members since ${since}`;
export const openedOn = (when: string) => `Opened by a moderator on ${when}, without a report`;
export const appealedSince = (since: string) => `Appealed on ${since}`;
export const yoursSince = (since: string) => `Yours since ${since}`;
export const takenBy = (name: string) => `${name} has this case`;
export const handBack = 'Hand back';
export const take = 'Take';
export const notTaken = 'The case wasn’t taken';
export const caseNotLoaded = 'The case couldn’t be loaded';
export const caseTitle = (title: string) => `Case: ${title}`;

export const asMembersSeeIt: Record<string, string> = {
  artwork: 'The work, as members see it',
  comment: 'The comment under its work',
  message: 'The message, with the ones before and after it',
  profile: 'The profile',
  project: 'The project',
  inspiration: 'The video',
  course: 'The course',
  portfolio: 'The portfolio piece',
  collection: 'The collection',
  offer: 'The message with the offer',
  course_review: 'The review',
  hire_review: 'The review',
};
export const open = 'Open';
export const openPage = ' the page';
export const hidden = 'Hidden';
export const deleted = 'It was deleted in the meantime.';
export const on = 'On';
export const noText = 'No text.';
export const reported = 'Reported';
export const made = 'Made';
export const price = 'Price';
export const published = 'Published';
export const views = 'Views';
export const notForSale = 'Not for sale';

export const reports = 'Reports';
export const whoIsSecret = 'The member can’t see who reported it';
export const theAppeal = 'The appeal';
export const theDecision = 'The decision';
export const seeCase = 'See the case';

export const theMember = 'The member';
export const profile = 'Profile';
export const works = 'Works';
export const sold = 'Sold';
export const refunded = 'Refunded';
export const openDisputes = 'Open disputes';
export const joinedOn = (day: string) => `Joined ${day}`;
export const earlierDecisions = 'Earlier decisions';
export const noEarlier = 'None.';
export const appealed = 'Appealed';
export const notAppealed = 'Not appealed';

export const decide = 'Decide';
export const decideThisCase = 'Decide this case';
export const decision = 'Decision';
export const chooseDecision = 'Please choose a decision.';
export const dismiss = 'Dismiss';
export const labelAi = 'Label as AI';
export const hide = 'Hide';
export const restore = 'Restore';
export const warn = 'Warn';
export const suspend = 'Suspend';
export const uphold = 'The decision stands';
export const revert = 'Reverse the decision';
export const dismissHint = 'Nothing changes. Reporters are told that it follows the rules.';
export const dismissOwnHint = 'Nothing changes, and no one is notified.';
export const labelAiHint =
  'Moves to AI art with the label AI-generated. Members who hide AI works stop seeing it.';
export const hideHint = 'Removed from all lists. Its pictures are no longer public.';
export const hideProfileHint =
  'The profile and everything the member has published are removed from all lists.';
export const restoreHint = 'Back in all lists, as it was.';
export const warnHint = 'Nothing is hidden. The warning counts as an earlier decision.';
export const suspendHint =
  'Works, courses and profile are removed from all lists until it ends. Open orders and projects can be finished.';
export const upholdHint = 'Nothing changes. The member is told why.';
export const revertHint = 'What the decision changed is undone.';
export const howLong = '1, 7 or 30 days, or permanently';
export const forHowLong = 'For how long';
export const oneDay = '1 day';
export const days = (n: number) => `${n} days`;
export const permanently = 'Permanently';
export const suspendFor = (length: string) => `Suspend for ${length}`;
export const suspendPermanently = 'Suspend permanently';
export const rule = 'Rule';
export const yourMessage = 'Your message to the member';
export const labeling = 'Labeling...';
export const deciding = 'Deciding...';
export const caseDecided = 'Case decided';
export const alreadyDecided = (name: string) => `Already decided by ${name}`;
export const alreadyDecidedByDeleted = 'Already decided';
export const messageIsKept = (what: string, when: string) =>
  `${what} on ${when}. Your message is kept below.`;
export const showDecision = 'Show the decision';

export const ownCase = 'You’re involved in this case, so someone else will decide it.';
export const exception =
  'You’re involved in this case, but no other moderator is available. This will be logged.';
export const decidedBy = (name: string, when: string) => `${name}, ${when}`;
export const someone = 'A moderator';

export const whatMemberGets = 'What the member gets';
export const preview = 'Preview';
export const to = (name: string) => `To ${name}, by notification and email`;
export const whatReportersGet = 'What the reporters get';
export const nothingForMember = 'The member isn’t notified.';
export const reportersUpheld = 'Reporters are told that we acted.';
export const reportersDismissed = 'Reporters are told that it follows the rules.';
export const whatChanged = 'What changed';
export const why = 'Why';
export const whatWeLookedAt = 'What we looked at';
export const ifYouDisagree = 'If you disagree';
export const quoted = (words: string) => `“${words}”`;
export const loading = 'Loading the case';
export const caseName = 'Case';
