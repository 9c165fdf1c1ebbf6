export const settingsNotLoaded = 'The settings couldn’t be loaded.';

export const prices = 'Prices';
export const notSaved = 'Not saved';
export const commissionFree = 'Commission, free';
export const commissionPremium = 'Commission, Premium';
export const premiumPrice = 'Premium price';
export const percentSign = '%';
export const aMonth = 'a month';
export const newSalesOnly = 'New sales only.';
export const newSubscriptionsOnly = 'New subscriptions only.';
export const was = (before: string, rest: string) => `Was ${before}. ${rest}`;
export const correctToSave = 'Correct the marked field to save.';
export const salesOnly = 'This commission applies to artwork sales. For projects it stays at 10%.';
export const freeSellerKeeps = 'On a {sale} sale, a free seller keeps {after} instead of {before}.';
export const premiumSellerKeeps = 'On a {sale} sale, a Premium seller keeps {after} instead of {before}.';
export const premiumCosts = 'New subscriptions cost {after} a month instead of {before}.';
export const youWillSignInAgain = 'You’ll sign in again to confirm.';
export const discard = 'Discard';
export const savePrices = 'Save prices';
export const saving = 'Saving...';
export const pricesSaved = 'Prices saved';

export const support = 'Support';
export const supportAddress = 'Support address';
export const repliesGoHere =
  'Members’ replies to our emails go to this address, and the legal pages show it.';
export const saveAddress = 'Save address';
export const addressSaved = 'Support address saved';

export const launchSwitches = 'Launch switches';
export const offMeansComingSoon = 'When off, members see “Feature Coming Soon”';
export const subscriptionsCanBeStarted = 'Subscriptions can be started.';
export const coursesCanBeTaken = 'Courses can be taken.';
export const membersCanWrite = 'Members can write to each other.';
export const premium = 'Premium';
export const courseEnrollment = 'Course enrollment';
export const directMessages = 'Direct messages';
export const payments = 'Payments';
export const setOnTheServer = (variable: string) => `Set on the server (${variable}).`;
export const on = 'On';
export const off = 'Off';
export const isNowLive = (name: string) => `${name} is live`;
export const isNowComingSoon = (name: string) => `${name} now shows “Coming soon”`;
export const undo = 'Undo';

export const changes = 'Changes';
export const fullLog = 'Full log';
export const changesNotLoaded = 'The changes couldn’t be loaded.';
export const noChangesYet = 'No changes yet.';
