import { plural } from '#client/lib/sentence.ts';

export const deleteAccount = 'Delete account';
export const hiddenThenDeleted =
  'Your profile and works are hidden right away and deleted after 14 days. Sign in before then to keep them.';
export const notLoaded = 'Your open orders and projects couldn’t be loaded.';
export const thingsToFinish = (n: number) =>
  plural(n, { one: 'One thing to finish first', other: `${n} things to finish first` });
export const availableOnceDone = 'Available once these are finished.';
export const youWillSignIn = 'You’ll be asked to sign in again.';
export const premiumCanceledToday = 'You’ll be asked to sign in again. Premium will be canceled today.';

export const deleted = 'Deleted';
export const DELETED = [
  'Profile, picture and portfolio',
  'Unsold works and drafts',
  'Likes, follows and comments',
  'Notifications, sessions and your other uploads',
];
export const keptAs = 'Kept as “Deleted member”';
export const KEPT = [
  ['Sold works, with their label', 'They belong to their buyers'],
  ['Files you delivered', 'They belong to your clients'],
  ['Messages you sent', 'The other person keeps them'],
  ['Receipts and payments', 'Required for bookkeeping'],
  ['Your courses', 'Until the end of the month, for those enrolled'],
] as const;

export const deleteYours = 'Delete your account?';
export const today = 'Today';
export const areHidden = ': your profile and works are hidden.';
export const areHiddenNoPremium = ': your profile and works are hidden, and Premium is canceled.';
export const until = (day: string) => `Until ${day}`;
export const signInToKeep = ': sign in to keep everything.';
export const afterThat = 'After that';
export const permanentlyDeleted = ': permanently deleted. Backup copies are gone 30 days later.';
export const signInAndDelete = 'Sign in and delete';
export const couldNotDelete = 'Couldn’t delete the account';

export const notPaidYet = 'The payment isn’t finished.';
export const shipBy = (day: string) => `Sold. Ship by ${day}.`;
export const shipsBy = (day: string) => `Bought. Ships by ${day}.`;
export const deliveredOn = (day: string) => `On its way. Marked delivered on ${day}.`;
export const refundableUntil = (day: string) => `Can be refunded until ${day}.`;
export const refundOpen = 'A refund request is open.';
export const bankReviews = 'The bank is reviewing the payment.';
export const inProgress = 'In progress.';
export const inProgressUntil = (day: string) => `In progress, due ${day}.`;
export const waitsForApproval = 'Delivered. The client is reviewing it.';
export const approvedOn = (day: string) => `Delivered. Auto-approves on ${day}.`;
export const moderatorDecides = 'A moderator will decide.';
export const onHold = (amount: string) => `${amount} on hold. Connect a payout account to receive it.`;
export const notArrived = (amount: string) => `${amount} hasn’t been paid out yet.`;
export const waitsForAnswer = (on: string) => `An offer is waiting for a response until ${on}.`;
export const goTo = {
  sale: 'Go to sale',
  order: 'Go to order',
  project: 'Go to project',
  offer: 'Go to offers',
} as const;
export const goToTitle = (go: string, title: string) => `${go}: ${title}`;
export const connectAccount = 'Connect account';
export const waivePayout = 'Waive payout';
export const waiveAmount = (amount: string) => `Waive ${amount}?`;
export const platformKeeps = (title: string) =>
  `Your payout for ${title} stays with Atelier. This can’t be undone.`;

export const willBeDeleted = (day: string) => `Your account will be deleted on ${day}`;
export const youAsked =
  'You asked us to delete it. Your profile and works are hidden until then. If you keep the account, everything comes back as it was.';
export const premiumGone = 'Premium was canceled and won’t restart on its own.';
export const keepMyAccount = 'Keep my account';
export const keeping = 'Keeping...';
export const kept = 'Your account won’t be deleted';
export const keptBody = 'Your profile and works are back as they were.';
export const signOut = 'Sign out';
export const createExport = 'Create an export';
export const exportPreparing = 'Your export is being prepared. Refresh this page in a few minutes.';
export const downloadExport = 'Download your export';
export const availableUntil = (day: string) => `It’s available until ${day}.`;
export const contactSupport = 'Contact support';
export const back = 'Back';
