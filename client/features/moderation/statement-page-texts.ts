export const decision = 'Decision';
export const decidedOn = (day: string) => `Decided on ${day}`;
export const notDecided = 'Look-alike';
export const foundOn = (day: string) => `Found automatically on ${day}`;
export const whatChanged = 'What changed';
export const rule = 'Rule';
export const why = 'Why';
export const quoted = (words: string) => `“${words}”`;
export const whatWeLookedAt = 'What we looked at';
export const bothPictures = 'Both pictures, which our comparison found to be nearly the same.';
export const everythingElse = 'Everything else';
export const notAffected = 'Not affected. You can keep publishing and selling.';
export const notAboutTheDecision =
  'Not about the decision? {support}. You can also take the matter to court or to a certified dispute settlement body.';
export const contactSupport = 'Contact support';
export const appealThisDecision = 'Appeal this decision';
export const decisionNotLoaded = 'The decision couldn’t be loaded';
export const noSuchDecision = 'This decision doesn’t exist';
export const onlyItsMemberReadsIt = 'Only the member it’s about can read it.';
export const backHome = 'Back to Home';

export const appeal = 'Appeal';
export const appealOnceUntil = (day: string) =>
  `Another moderator will decide within 24 hours. You can appeal once, until ${day}.`;
export const isItYours = 'Is it your work?';
export const tellUs = 'A moderator will read it before deciding. You can write once.';
export const tellUsItMayReturn =
  'A moderator will read it before deciding. If no one has decided within 7 days, the work will be visible again. You can write once.';
export const whyIsItYours = 'Why is it yours?';
export const howDidYouMakeIt = 'How and when did you make it?';
export const heldUntilDecided = 'Held until a moderator decides.';
export const couldBeAppealedUntil = (day: string) => `This decision could be appealed until ${day}.`;
export const whyIsItWrong = 'Why is the decision wrong?';
export const upToCharacters = 'Up to 2,000 characters.';
export const whatDidWeMiss = 'What did we miss?';
export const sendAppeal = 'Send appeal';
export const sending = 'Sending...';
export const appealSent = 'Appeal sent';
export const anotherModeratorDecides = 'Another moderator will decide within 24 hours.';
export const theLabelStays = 'The label stays while the appeal is open.';
export const itStaysHidden = 'It stays hidden while the appeal is open.';
export const theWarningStays = 'The warning stays while the appeal is open.';
export const theSuspensionStays = 'The suspension stays while the appeal is open.';

export const yourAppeal = 'Your appeal';
export const waiting = 'Waiting';
export const granted = 'Granted';
export const notGranted = 'Denied';
export const sent = 'Sent';
export const answerBy = 'Decision due';
export const answered = 'Decided';
export const anotherModeratorWillDecide = 'Another moderator will decide.';
export const decisionWasReversed = 'The decision was reversed.';
export const decisionStays = 'The decision stands.';
