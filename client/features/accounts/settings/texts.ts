import { plural } from '#client/lib/sentence.ts';

export const settings = 'Settings';
export const profile = 'Profile';
export const sessions = 'Sessions';
export const notifications = 'Notifications';
export const privacy = 'Privacy';

export const whereYoureSignedIn = 'Where you’re signed in';
export const dontRecognizeOne = 'Don’t recognize one? Sign it out. It ends right away, everywhere it’s open.';
export const onlyHere = 'Only here. Other devices appear when you sign in on them.';
export const thisDevice = 'This device';
export const signOut = 'Sign out';
export const signOutName = (name: string) => `Sign out ${name}`;
export const signedOutName = (name: string) => `Signed out ${name}`;
export const signOutAllOthers = 'Sign out all others';
export const signingOut = 'Signing out...';
export const signOutOthersTitle = (n: number) =>
  plural(n, { one: 'Sign out the other session?', other: `Sign out ${n} other sessions?` });
export const youStaySignedIn = 'You stay signed in here. Unsaved text on the other devices is lost.';
export const othersSignedOut = (n: number) =>
  plural(n, { one: 'Signed out 1 other session', other: `Signed out ${n} other sessions` });
export const sessionsNotLoaded = 'Your sessions couldn’t be loaded.';
export const deviceName = (browser: string, system: string) => `${browser} on ${system}`;
export const unknownDevice = 'Unknown device';
export const cityTime = (city: string) => `${city} time`;
export const activeNow = 'Active now';
export const lastSeenToday = (time: string) => `Last seen today, ${time}`;
export const lastSeen = (day: string) => `Last seen ${day}`;
export const notSeenLately = 'Not seen lately';

export const newSignIns = 'New sign-ins';
export const soYouNotice = 'So you notice if it wasn’t you.';
export const weAlwaysEmail = (email: string) => `We always email ${email} when a new device signs in.`;
export const weAlwaysNotify = 'You always get a notification when a new device signs in.';

export const yourProfile = 'Your profile';
export const whatOthersSee = 'What other members see.';
export const saveChanges = 'Save changes';

export const whatYouSee = 'What you see';
export const hideAiWorks = 'Hide AI art';
export const aiWorksDisappear = 'AI-generated and AI-assisted works disappear from feeds and search.';
export const blockedMembers = 'Blocked members';
export const theyCantReachYou = 'They can’t follow, message or comment. They won’t be notified.';
export const nobodyBlocked = 'You haven’t blocked anyone.';
export const blockedNotLoaded = 'The members you blocked couldn’t be loaded.';
export const unblock = 'Unblock';
export const unblockName = (name: string) => `Unblock ${name}`;
export const unblockedName = (name: string) => `You unblocked ${name}`;
export const since = (day: string) => `Since ${day}`;
export const undo = 'Undo';
export const error = 'Error';

export const yourData = 'Your data';
export const everythingInOneZip =
  'Everything you put on Atelier in one ZIP: profile, works with originals, comments, messages, orders, receipts, payouts, courses, projects.';
export const noExportYet = 'No export yet';
export const canTakeMinutes = 'It can take a few minutes. We’ll notify you when it’s ready.';
export const preparingExport = 'Preparing your export';
export const startedYouCanLeave = (when: string) =>
  `Started ${when}. You can leave; we’ll notify you when it’s ready.`;
export const today = (time: string) => `today, ${time}`;
export const exportOf = (day: string) => `Export from ${day}`;
export const zipAvailableUntil = (size: string, day: string) => `ZIP, ${size}. Available until ${day}.`;
export const exportFailed = 'Couldn’t create the export';
export const pleaseTryAgain = 'Please try again.';
export const createExport = 'Create export';
export const preparing = 'Preparing';
export const download = 'Download';
export const exportNotLoaded = 'Your export couldn’t be loaded.';
