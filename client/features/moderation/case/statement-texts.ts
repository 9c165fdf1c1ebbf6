/** What the member reads about a decision: in the preview, and in the statement itself. */
export const dismissed = 'Dismissed';
export const labeledAsAi = 'Labeled as AI';
export const hidden = 'Hidden';
export const restored = 'Restored';
export const warned = 'Warned';
export const suspended = 'Suspended';
export const upheld = 'Upheld';

export const weLabeled = (title: string) => `We labeled ${title} as AI-generated`;
export const weHid = (title: string) => `We hid ${title}`;
export const isVisible = (title: string) => `${title} is visible again`;
export const warningAbout = (title: string) => `A warning about ${title}`;
export const suspendedUntil = (day: string) => `Your account is suspended until ${day}`;
export const suspendedForGood = 'Your account is suspended';
export const decisionStands = (title: string) => `The decision about ${title} stands`;
export const decisionReversed = (title: string) => `The decision about ${title} was reversed`;

export const nowInAiArt = (since: string) =>
  `The work is in AI art now and says AI-generated, since ${since}. It stays visible.`;
export const notVisible = (since: string) => `Nobody but you and our moderators sees it, since ${since}.`;
export const visibleAgain = (since: string) => `Everybody can see it again, since ${since}.`;
export const nothingIsHidden = 'Nothing is hidden. Another decision like this can suspend your account.';
export const whileSuspended =
  'You can browse, finish open orders and projects, and appeal. Your works, courses and profile are hidden until then.';
export const whileSuspendedForGood =
  'You can browse, finish open orders and projects, and appeal. Your works, courses and profile are hidden. Premium ends with the period that is paid for.';
export const nothingChanged = 'Nothing changed.';
export const undone = 'What the decision changed is undone.';

export const terms = (section: string, rule: string) => `Terms ${section}: ${rule}.`;
export const lookedAt = (reports: number) =>
  reports === 1
    ? 'A report by one member, read by a moderator. No automated decision.'
    : `Reports by ${reports} members, read by a moderator. No automated decision.`;
export const appealUntil = (day: string) => `Appeal once, until ${day}. Another moderator will decide.`;
