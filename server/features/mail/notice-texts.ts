/** What e-mail says about an account's security, its data, and moderators' decisions. */
import type { CaseDecision } from '#server/events/events.ts';

export const newSignInSubject = (device: string) => `New sign-in: ${device}`;
export const newSignInTitle = 'New sign-in to your account';
export const newSignInBody = (device: string, on: string) =>
  `${device}, ${on}. If it was you, there’s nothing you need to do.`;
export const ifNotYou = 'If it wasn’t you:';
export const signOutThere = 'sign that device out, then change your password where you sign in.';
export const seeSessions = 'See your sessions';

export const exportReadySubject = (until: string) => `Your export is ready until ${until}`;
export const exportReadyTitle = 'Your export is ready';
export const exportReadyBody = 'Everything you’ve put on Atelier, in one ZIP file.';
export const availableUntil = (until: string) => `Available until ${until}.`;
export const thenCreateAgain = 'After that, you can create a new one.';
export const download = 'Download';

export const deletionAskedSubject = (on: string) => `Your account will be deleted on ${on}`;
export const deletionAskedBody = 'You asked us to delete it. Your profile and works are hidden until then.';
export const deletedOn = (on: string) => `Permanently deleted on ${on}.`;
export const untilThenKeep = 'Sign in before then to keep everything.';
export const keepAccount = 'Keep my account';
export const deletionCanceledSubject = 'Your account won’t be deleted';
export const deletionCanceledBody =
  'The deletion was canceled. Your profile and works are back as they were.';
export const deletionPostponedSubject = (on: string) => `Your account will be deleted on ${on} or later`;
export const nextAttempt = (on: string) => `Next attempt on ${on}.`;
export const deletionPostponedBody =
  'It was due to be deleted, but an order, a project or a payout isn’t finished. We try again every day.';
export const deletedSubject = 'Your account was deleted';
export const deletedBody =
  'Your profile, pictures and unsold works are gone. What belongs to others stays under “Deleted member.” We delete this address once this email is sent.';
export const accountGone = 'This address belonged to an Atelier account.';
export const toAtelier = 'Go to Atelier';

const DECIDED: Record<Exclude<CaseDecision, 'suspended'>, (title: string) => string> = {
  hidden: (title) => `${title} was hidden`,
  labeled_ai: (title) => `${title} is now labeled as AI`,
  warned: (title) => `A warning about ${title}`,
  restored: (title) => `${title} is visible again`,
};
export const decidedTitle = (decision: Exclude<CaseDecision, 'suspended'>, title: string) =>
  DECIDED[decision](title);
export const suspendedUntil = (until: string) => `Your account is suspended until ${until}`;
export const suspendedPermanently = 'Your account is permanently suspended';
export const decidedSubject = (title: string, appealUntil: string) =>
  appealUntil ? `${title}. Appeal by ${appealUntil}` : title;
export const decidedBody = (on: string) =>
  `A moderator decided this on ${on}. The statement explains why and what it means for you.`;
export const appealBy = (until: string) => `Appeal by ${until}.`;
export const anotherModeratorDecides = 'Another moderator will decide.';
export const readStatement = 'Read the statement';

export const reportSubject = (title: string) => `Your report about ${title}`;
export const reportTitle = 'We looked at your report';
export const reportUpheld = (title: string) =>
  `You were right about ${title}, and we acted on it. Thank you.`;
export const reportDismissed = (title: string) =>
  `We looked at ${title} and found that it follows the rules. Thank you for telling us.`;
export const reversedTitle = 'The outcome of your report changed';
export const reversedBody = (title: string) =>
  `We acted on your report about ${title}. The member appealed, and another moderator reversed the decision. Thank you for reporting it.`;
export const suspensionEnded = 'Your suspension has ended';
export const suspensionEndedBody =
  'You can use Atelier as before. Your profile, works and courses are visible again.';
export const whatWeLookedAt = (what: string) => `What we looked at: ${what}`;
export const brokenRule = (rule: string) => `The rule: ${rule}.`;

export const appealSubject = (title: string) => `Your appeal about ${title}`;
export const appealGranted = 'Your appeal was granted';
export const appealRefused = 'Your appeal was denied';
export const appealGrantedBody = (title: string) => `The decision about ${title} was reversed.`;
export const appealRefusedBody = (title: string) => `The decision about ${title} stands and is final.`;

export const heldTitle = (title: string) => `${title} is awaiting review`;
export const heldBody =
  'Its picture is nearly the same as one that was marked as stolen, so it’s unlisted until a moderator decides. If it’s your work, tell us.';
export const heldMayReturn =
  'If no one has decided within 7 days after you tell us, it will be visible again.';
export const heldStays = 'It stays unlisted until then.';
export const releasedTitle = (title: string) => `${title} is visible again`;
export const releasedBody =
  'You told us that it’s your work, and no moderator decided within 7 days. A moderator will still compare both pictures.';
export const mayStayBody = 'A moderator compared both pictures and decided that it can stay.';
export const copyHeld = (title: string) => `A new upload looks like ${title}`;
export const copyHeldBody =
  'It’s nearly the same as a picture that was marked as stolen, so it’s unlisted while a moderator compares both. You don’t need to do anything.';
export const copyStays = (title: string) => `The upload that looked like ${title} stays`;
export const copyStaysBody = 'A moderator compared both pictures and found that it isn’t a copy.';
export const seeYourWork = 'See your work';
export const overdueTitle = (count: number) =>
  count === 1 ? 'One look-alike is held and overdue' : `${count} look-alikes are held and overdue`;
export const overdueBody =
  'No one decided within 24 hours. Works that look like stolen ones stay unlisted until a moderator decides.';
export const toTheQueue = 'Open the queue';
export const readOrAppeal = 'Read more, or appeal';
export const copyHidden = (title: string) => `We hid a copy of ${title}`;
export const copyHiddenBody =
  'Another member had published nearly the same picture. A moderator compared the two.';

export const termsSubject = (from: string) => `Our terms are changing on ${from}`;
export const termsTitle = 'Our terms are changing';
export const termsBody = (version: string) => `Version ${version} begins with a summary of what’s changing.`;
export const agreeBy = (from: string) => `Agree by ${from}.`;
export const elseNoUploads =
  'After that, you can’t upload, buy or comment until you agree. Orders, export and deletion still work.';
export const readTerms = 'Read the terms';
