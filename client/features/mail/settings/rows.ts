import type { DigestChoice } from '#shared/mail/contract.ts';
import type { NotificationType } from '#shared/notifications/contract.ts';
import * as texts from './texts.ts';

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

const likes: Row = { label: texts.likes, hint: texts.likesHint, types: ['like'], email: 'likes' };
const comments: Row = {
  label: texts.comments,
  hint: texts.commentsHint,
  types: ['comment'],
  email: 'comments',
};
const followers: Row = {
  label: texts.followers,
  hint: texts.followersHint,
  types: ['follow'],
  email: 'followers',
};
const messages: Row = {
  label: texts.messages,
  hint: texts.messagesHint,
  types: ['message'],
  email: 'messages',
};
const alerts: Row = {
  label: texts.alerts,
  hint: texts.alertsHint,
  types: ['alert'],
  email: 'alerts',
};
const awards: Row = {
  label: texts.awardsAndVideos,
  hint: texts.awardsAndVideosHint,
  types: ['award', 'video'],
  email: 'never',
};
const sales: Row = {
  label: texts.salesAndOrders,
  hint: texts.salesAndOrdersHint,
  types: ['sale', 'order'],
  email: 'always',
};
const offers: Row = {
  label: texts.offers,
  hint: texts.offersHint,
  types: ['offer'],
  email: 'always',
};
const certificates: Row = {
  label: texts.certificates,
  hint: texts.certificatesHint,
  types: ['certificate'],
  email: 'always',
};
const projects: Row = {
  label: texts.projects,
  hint: texts.projectsHint,
  types: ['hire'],
  email: 'always',
};
const premium: Row = {
  label: texts.premium,
  hint: texts.premiumHint,
  types: ['premium'],
  email: 'always',
};
const support: Row = { label: texts.support, hint: texts.supportHint, types: [], email: 'always' };
const moderation: Row = {
  label: texts.moderation,
  hint: texts.moderationHint,
  types: [],
  email: 'always',
};
const security: Row = { label: texts.security, hint: texts.securityHint, types: [], email: 'always' };
/** Only moderators are notified of new requests, and they may mute them. */
const requests: Row = {
  label: texts.requests,
  hint: texts.requestsHint,
  types: ['support'],
  email: 'never',
};

export const groupsFor = (isModerator: boolean): Group[] => [
  { title: texts.community, rows: [likes, comments, followers, messages, alerts, awards] },
  { title: texts.business, rows: [sales, offers, certificates, projects, premium] },
  {
    title: texts.account,
    rows: isModerator ? [security, moderation, support, requests] : [security, moderation, support],
  },
];
