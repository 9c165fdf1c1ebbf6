import type { DigestChoice } from '#shared/mail/contract.ts';
import type { NotificationType } from '#shared/notifications/contract.ts';
import { t } from '#client/lib/t.ts';

export interface Row {
  label: string;
  hint: string;
  /** What its bell mutes; none: it cannot be muted. */
  types: readonly NotificationType[];
  email: DigestChoice | 'always' | 'never';
}
interface Group {
  title: string;
  rows: readonly Row[];
}

const likes: Row = {
  label: t('Likes'),
  hint: t('A member likes one of your works'),
  types: ['like'],
  email: 'likes',
};
const comments: Row = {
  label: t('Comments'),
  hint: t('A member comments on one of your works'),
  types: ['comment'],
  email: 'comments',
};
const followers: Row = {
  label: t('Followers'),
  hint: t('A member follows you'),
  types: ['follow'],
  email: 'followers',
};
const messages: Row = {
  label: t('Messages'),
  hint: t('Emailed when unread for an hour'),
  types: ['message'],
  email: 'messages',
};
const alerts: Row = {
  label: t('Saved searches'),
  hint: t('A new work matches a search you saved'),
  types: ['alert'],
  email: 'alerts',
};
const awards: Row = {
  label: t('Awards and videos'),
  hint: t('A work wins an award, a video is ready'),
  types: ['award', 'video'],
  email: 'never',
};
const sales: Row = {
  label: t('Sales and orders'),
  hint: t('Sold, shipped, delivered, refunds, payouts'),
  types: ['sale', 'order'],
  email: 'always',
};
const offers: Row = {
  label: t('Offers'),
  hint: t('Made, countered, accepted, ended'),
  types: ['offer'],
  email: 'always',
};
const certificates: Row = {
  label: t('Certificates'),
  hint: t('Transferred, received, void'),
  types: ['certificate'],
  email: 'always',
};
const projects: Row = {
  label: t('Projects'),
  hint: t('Applications, milestones, deadlines'),
  types: ['hire'],
  email: 'always',
};
const premium: Row = {
  label: t('Premium'),
  hint: t('Started, payment failed, ended'),
  types: ['premium'],
  email: 'always',
};
const support: Row = { label: t('Support'), hint: t('Replies to your requests'), types: [], email: 'always' };
const moderation: Row = {
  label: t('Moderation'),
  hint: t('Decisions about you, your reports and appeals'),
  types: [],
  email: 'always',
};
const security: Row = {
  label: t('Security'),
  hint: t('Sign-ins from a new device'),
  types: [],
  email: 'always',
};
/** Only moderators are notified of new requests, and they may mute them. */
const requests: Row = {
  label: t('Support requests'),
  hint: t('A member asks for help'),
  types: ['support'],
  email: 'never',
};

export const groupsFor = (isModerator: boolean): Group[] => [
  { title: t('Community'), rows: [likes, comments, followers, messages, alerts, awards] },
  { title: t('Business'), rows: [sales, offers, certificates, projects, premium] },
  {
    title: t('Account'),
    rows: isModerator ? [security, moderation, support, requests] : [security, moderation, support],
  },
];
