import type { DigestChoice } from '#shared/mail/contract.ts';

/** A row of the settings. Which types its bell mutes follows from the notices that name it. */
export interface Topic {
  label: string;
  hint: string;
  /** always: its letters are sent at once. */
  email: DigestChoice | 'always' | 'never';
  /** Its bell cannot be muted. */
  isAlwaysOn?: true;
  isForModerators?: true;
}

const COMMUNITY = {
  likes: { label: 'Likes', hint: 'A member likes one of your works', email: 'likes' },
  comments: {
    label: 'Comments',
    hint: 'A member comments on one of your works, or replies to you',
    email: 'comments',
  },
  followers: { label: 'Followers', hint: 'A member follows you', email: 'followers' },
  messages: {
    label: 'Messages',
    hint: 'A member messages you; the digest includes messages unread for an hour',
    email: 'messages',
  },
  alerts: { label: 'Saved searches', hint: 'A new work matches a search you saved', email: 'alerts' },
  awards: { label: 'Awards and videos', hint: 'A work wins an award, a video is ready', email: 'never' },
} satisfies Record<string, Topic>;

const BUSINESS = {
  drafts: { label: 'Scheduled drafts', hint: 'A draft couldn’t be published at its time', email: 'always' },
  sales: {
    label: 'Sales and orders',
    hint: 'Sold, shipped, delivered, refunds, payouts',
    email: 'always',
  },
  offers: { label: 'Offers', hint: 'Made, countered, accepted, ended', email: 'always' },
  certificates: { label: 'Certificates', hint: 'Transferred, received, void', email: 'always' },
  projects: { label: 'Projects', hint: 'Applications, milestones, deadlines', email: 'always' },
  premium: { label: 'Premium', hint: 'Started, payment failed, ended', email: 'always' },
} satisfies Record<string, Topic>;

const ACCOUNT = {
  security: { label: 'Security', hint: 'Sign-ins from a new device', email: 'always', isAlwaysOn: true },
  moderation: {
    label: 'Moderation',
    hint: 'Decisions about you, your reports and appeals',
    email: 'always',
    isAlwaysOn: true,
  },
  support: { label: 'Support', hint: 'Replies to your requests', email: 'always', isAlwaysOn: true },
  /** Only moderators are notified of new requests, and they may mute them. */
  requests: {
    label: 'Support requests',
    hint: 'A member asks for help',
    email: 'never',
    isForModerators: true,
  },
} satisfies Record<string, Topic>;

export const TOPICS = { Community: COMMUNITY, Business: BUSINESS, Account: ACCOUNT };
export type TopicName = keyof (typeof COMMUNITY & typeof BUSINESS & typeof ACCOUNT);
