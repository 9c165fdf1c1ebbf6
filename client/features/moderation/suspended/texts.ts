export const accountSuspended = 'Account suspended';
export const suspendedUntil = (day: string) => `Your account is suspended until ${day}.`;
export const suspendedPermanently = 'Your account is permanently suspended.';
export const whatStillWorks = 'You can browse, finish open orders and projects, and appeal.';
export const readDecision = 'Read decision';
export const appeal = 'Appeal';
export const appealSent = 'Appeal sent';
export const appealDecided = 'Appeal decided';
export const contactSupport = 'Contact support';

export const cantUntil = (act: string, day: string) => `You can’t ${act} until ${day}`;
export const cant = (act: string) => `You can’t ${act}`;
export const suspendedForDays = (days: number) =>
  days === 1 ? 'Your account is suspended for one day.' : `Your account is suspended for ${days} days.`;
export const brokenRule = (rule: string) => `The rule: ${rule}.`;
export const hiddenUntilThen = 'Your works and profile are hidden until then and come back as they were.';
export const hiddenPermanently =
  'Your works and profile are hidden. If you have Premium, it lasts until the end of the paid month.';
export const youCan = 'You can';
export const notUntil = (day: string) => `Not until ${day}`;
export const notPossible = 'Not possible';
export const browse = 'Browse, search and watch what you have access to';
export const finish = 'Finish orders, refunds and projects under way';
export const keepPayoutAccount = 'Keep your payout account up to date';
export const cancelPremium = 'Cancel Premium';
export const exportData = 'Export your data';
export const supportAndAppeal = 'Contact support and appeal';
export const publish = 'Publish or edit works, courses and videos';
export const buy = 'Buy, subscribe or apply';
export const comment = 'Comment, like, follow and write new messages';
