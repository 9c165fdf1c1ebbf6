import { plural } from '#client/lib/sentence.ts';

export const times = (n: number, sum: string) =>
  n === 0 ? 'Nothing' : `${n} ${plural(n, { one: 'payment', other: 'payments' })}, ${sum}`;
export const accounts = { none: 'No account', incomplete: 'Incomplete', active: 'Connected' };
const NAMED = 3;
export const openSessions = (n: number, devices: readonly string[]) =>
  n === 0
    ? 'None open'
    : `${n} open: ${devices.slice(0, NAMED).join(', ')}${devices.length > NAMED ? ' and others' : ''}`;
export const sessionsEndAtOnce = (n: number) =>
  `${n} ${plural(n, { one: 'session ends', other: 'sessions end' })} at once. Signing in again asks for the password.`;
export const sessionsEnded = (n: number) => `${n} ${plural(n, { one: 'session', other: 'sessions' })} ended`;
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
