import { plural } from '#client/lib/sentence.ts';

export const nameEmailOrOrder = 'Name, email or order';
export const show = 'Show';
export const everyone = 'Everyone';
export const team = 'The team';
export const premium = 'Premium';
export const suspendedOnes = 'Suspended';
export const membersNotLoaded = 'The members couldn’t be loaded.';
export const loadingMembers = 'Loading members';
export const noMembersFor = (words: string) => `No members for “${words}”.`;
export const noMembers = 'No members here.';
export const noneChosen = 'No member chosen';
export const chooseAMember = 'Choose a member to see their account.';
export const backToMembers = 'Back to members';
export const moderator = 'Moderator';
export const admin = 'Admin';
export const member = 'Member';
export const suspended = 'Suspended';
export const hidden = 'Hidden';
export const joined = (day: string) => `Joined ${day}`;
export const accountNotLoaded = 'The account couldn’t be loaded.';
export const openProfile = 'Open profile';
export const joinedOn = 'Joined';
export const sold = 'Sold';
export const bought = 'Bought';
export const payouts = 'Payouts';
export const paidOut = 'Paid out';
export const owed = 'Owed';
export const times = (n: number, sum: string) =>
  n === 0 ? 'Nothing' : `${n} ${plural(n, { one: 'payment', other: 'payments' })}, ${sum}`;
export const accounts = { none: 'No account', incomplete: 'Incomplete', active: 'Connected' };
export const addressNotVerified = 'not verified';
export const access = 'Access';
export const role = 'Role';
export const whatRolesMay = 'Moderators decide cases. Admins can also open the office.';
export const lastAdmin = 'This is the only admin. Make someone else an admin first.';
export const save = 'Save';
export const saving = 'Saving...';
export const roleSaved = 'Role saved';
export const roleNotSaved = 'The role wasn’t saved';
export const sessions = 'Sessions';
const NAMED = 3;
export const openSessions = (n: number, devices: readonly string[]) =>
  n === 0
    ? 'None open'
    : `${n} open: ${devices.slice(0, NAMED).join(', ')}${devices.length > NAMED ? ' and others' : ''}`;
export const deviceOn = (browser: string, system: string) => `${browser} on ${system}`;
export const unknownDevice = 'an unknown device';
export const lastSeen = 'Last seen';
export const notSignedIn = 'Not signed in';
export const signOutEverywhere = 'Sign out everywhere';
export const signOutOf = (name: string) => `Sign ${name} out everywhere?`;
export const sessionsEndAtOnce = (n: number) =>
  `${n} ${plural(n, { one: 'session ends', other: 'sessions end' })} at once. Signing in again asks for the password.`;
export const signOut = 'Sign out';
export const signingOut = 'Signing out...';
export const sessionsEnded = (n: number) => `${n} ${plural(n, { one: 'session', other: 'sessions' })} ended`;
export const suspension = 'Suspension';
export const notSuspended = 'Not suspended. A suspended member can still finish what’s under way.';
export const suspendedUntil = (when: string) => `Suspended until ${when}.`;
export const suspendedPermanently = 'Suspended permanently.';
export const suspend = 'Suspend';
export const suspending = 'Suspending...';
export const suspendName = (name: string) => `Suspend ${name}?`;
export const whatSuspensionMeans =
  'They can browse and finish what’s under way, but nothing else. They get the reason by notification and email, and can appeal.';
export const howLong = 'For how long';
export const oneDay = '1 day';
export const days = (n: number) => `${n} days`;
export const permanently = 'Permanently';
export const rule = 'Rule';
export const chooseARule = 'Choose a rule';
export const yourMessage = 'Your message';
export const theMemberReadsThis = 'The member reads this.';
export const memberSuspended = 'Member suspended';
export const endSuspension = 'End suspension';
export const endSuspensionOf = (name: string) => `End ${name}’s suspension?`;
export const everythingReturns = 'Everything they had published is visible again.';
export const ending = 'Ending...';
export const suspensionEnded = 'Suspension ended';
export const cases = 'Cases';
export const orders = 'Orders';
export const newestOf = (shown: number, total: number) => `The newest ${shown} of ${total}`;
export const noCases = 'No cases about this member.';
export const noOrders = 'Nothing bought or sold.';
export const dueBy = (day: string) => `Due ${day}`;
export const decisions = {
  dismiss: 'Dismissed',
  label_ai: 'Labeled as AI',
  hide: 'Hidden',
  restore: 'Restored',
  warn: 'Warned',
  suspend: 'Suspended',
  uphold: 'Upheld',
  mark_stolen: 'Hidden, marked as stolen',
  hide_older: 'Older one hidden',
};
export const subjects = {
  artwork: 'Artwork',
  comment: 'Comment',
  message: 'Message',
  profile: 'Profile',
  project: 'Project',
  inspiration: 'Video',
  course: 'Course',
  portfolio: 'Portfolio piece',
  collection: 'Collection',
  offer: 'Offer',
  course_review: 'Course review',
  hire_review: 'Project review',
};
export const statuses: Readonly<Record<string, string>> = {
  processing: 'Processing',
  paid: 'Paid',
  shipped: 'Shipped',
  delivered: 'Delivered',
  disputed: 'Disputed',
  refunded: 'Refunded',
};
export const soldTo = (day: string, name: string) => `${day}, sold to ${name}`;
export const boughtFrom = (day: string, name: string) => `${day}, bought from ${name}`;
