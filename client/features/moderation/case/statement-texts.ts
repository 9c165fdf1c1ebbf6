/** What the member reads about a decision: in the preview, and in the statement itself. */
export const dismissed = 'Dismissed';
export const labeledAsAi = 'Labeled as AI';
export const hidden = 'Hidden';
export const restored = 'Restored';
export const warned = 'Warned';
export const suspended = 'Suspended';
export const upheld = 'Upheld';
export const markedStolen = 'Hidden, marked as stolen';
export const olderHidden = 'Older one hidden';

export const weLabeled = (title: string) => `We labeled ${title} as AI-generated`;
export const weHid = (title: string) => `We hid ${title}`;
export const isVisible = (title: string) => `${title} is visible again`;
export const warningAbout = (title: string) => `A warning about ${title}`;
export const suspendedUntil = (day: string) => `Your account is suspended until ${day}`;
export const suspendedPermanently = 'Your account is permanently suspended';
export const decisionStands = (title: string) => `The decision about ${title} stands`;
export const decisionReversed = (title: string) => `The decision about ${title} was reversed`;

export const nowInAiArt = (since: string) =>
  `Since ${since}, the work has been in AI art, labeled AI-generated. It stays visible.`;
export const notVisible = (since: string) => `Since ${since}, only you and our moderators can see it.`;
export const nothingVisible = (since: string) =>
  `Since ${since}, only you and our moderators can see your profile and everything you’ve published. You can finish open orders and projects.`;
export const visibleAgain = (since: string) => `Since ${since}, everyone can see it again.`;
export const awaitsReview = (title: string) => `${title} is awaiting review`;
export const isUnlisted = (since: string, until: string | null) =>
  `Unlisted since ${since}, because its picture is nearly the same as one marked as stolen. ` +
  (until ? `Visible again on ${until} unless a moderator decides.` : 'Held until a moderator decides.');
export const wasUnlisted = (since: string) =>
  `Unlisted from ${since}, because its picture is nearly the same as one marked as stolen. Everyone can see it again.`;
export const nothingIsHidden = 'Nothing is hidden. Another decision like this can lead to a suspension.';
export const whileSuspended =
  'You can browse, finish open orders and projects, and appeal. Your works, courses and profile are hidden until then.';
export const whileSuspendedPermanently =
  'You can browse, finish open orders and projects, and appeal. Your works, courses and profile are hidden. Premium lasts until the end of the paid month.';
export const nothingChanged = 'Nothing changed.';
export const undone = 'What the decision changed has been undone.';

export const terms = (section: string, rule: string) => `Section ${section} of the terms: ${rule}.`;
export const appealUntil = (day: string) => `Appeal once, until ${day}. Another moderator will decide.`;
