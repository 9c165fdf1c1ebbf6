import type { subscriptions } from '#shared/premium/tables.ts';
import { type Dates, type LetterText, quoted, usd } from './letter.ts';
import { type Notice, type NoticeOf, area } from './notice.ts';

interface ForMember {
  memberId: string;
}
export interface AccountEvents {
  'premium.changed': ForMember & { change: PremiumChange };
  'support.asked': ForMember & { requestId: string };
  'support.answered': ForMember & { requestId: string; moderatorId: string };
  /** E-mail to the member fails: the address is not verified, or the third message in a row came back. */
  'mail.undeliverable': ForMember & { reason: MailReason };
  /** Nothing arrived there for three days. `undelivered`: messages, which can be sent again until `keptUntil`. */
  'webhook.stopped': ForMember & { webhookId: string; host: string; undelivered: number; keptUntil: Date };
  /** One for each member. */
  'terms.changed': ForMember & { version: number; from: Date };
}
export interface SecurityEvents {
  /** A sign-in from a device that was not known. `device`: 'Firefox on Windows'. */
  'device.added': ForMember & { device: string };
  'export.ready': ForMember & { availableUntil: Date };
  'deletion.asked': ForMember & { deletesAt: Date };
  'deletion.canceled': ForMember;
  /** Its day came while something was open. */
  'deletion.postponed': ForMember & { deletesAt: Date };
}

const theMember = ({ memberId }: ForMember) => [memberId];

type Subscription = typeof subscriptions.$inferSelect;
export type PremiumFacts = Dates & Pick<Subscription, 'price' | 'currentPeriodEnd' | 'status'>;

/** Notices about the member's subscription. */
const PREMIUM_NOTICES = {
  started: {
    says: 'Welcome to Premium!',
    letter: ({ price, currentPeriodEnd: renews, day }) => ({
      subject: 'Welcome to Premium',
      paragraphs: [
        'You now have full access, and the Premium commission applies starting with your next sale.',
        'It renews automatically. You can cancel at any time and keep Premium until the end of the month you’ve paid for.',
      ],
      facts: [
        { label: 'Atelier Premium', value: `${usd(price)} a month` },
        ...(renews ? [{ label: 'Renews', value: day(renews) }] : []),
      ],
    }),
  },
  payment_failed: {
    says: 'Your Premium payment failed. Please check your card.',
    letter: ({ status }) =>
      status === 'active'
        ? null
        : {
            subject: 'Your Premium payment failed',
            paragraphs: ['Your card was declined. You keep Premium for now.'],
            deadline: {
              head: 'We’ll try again in the next few days.',
              rest: 'If that fails too, Premium will end.',
            },
            button: { label: 'Check your card', path: '/subscribe' },
          },
  },
  ended: {
    says: 'Your Premium subscription has ended',
    letter: () => ({
      subject: 'Your Premium subscription has ended',
      paragraphs: ['Your works, sales and messages stay as they are.'],
      button: { label: 'Go Premium again', path: '/subscribe' },
    }),
  },
} satisfies Record<string, Notice<ForMember, PremiumFacts>>;
export type PremiumChange = keyof typeof PREMIUM_NOTICES;

export interface RequestFacts {
  subject: string;
  answer: string;
}

/** To the member when answered, to moderators when asked. */
const SUPPORT_NOTICES = {
  asked: {
    on: 'support.asked',
    to: async ({ memberId }, directory) => (await directory.moderators()).filter((id) => id !== memberId),
    // Windows that show the queue.
    refreshesMuted: true,
    says: 'New support request: {subject}',
    topic: 'requests',
  },
  answered: {
    on: 'support.answered',
    to: theMember,
    says: 'We replied to your support request {subject}',
    topic: 'support',
    letter: ({ subject, answer }: RequestFacts): LetterText => ({
      subject: `We replied: ${subject}`,
      title: 'We replied to your request',
      paragraphs: [subject, quoted(answer)],
    }),
  },
} satisfies Record<string, NoticeOf<AccountEvents, RequestFacts>>;

export interface OwnVideo extends ForMember {
  contentId: string;
}

/** The member's own Hub video. */
const VIDEO_NOTICES = {
  ready: { says: 'Your video {title} is ready' },
  failed: { says: 'Your video {title} couldn’t be processed. See what went wrong and try again.' },
} satisfies Record<string, Notice<OwnVideo>>;

const until = (date: string, day: Dates['day']): string => day(new Date(date));
const KEEP = { label: 'Keep my account', path: '/' };

const SECURITY_NOTICES = {
  device_added: {
    on: 'device.added',
    says: 'A new device signed in to your account. If it wasn’t you, sign it out.',
    link: 'sessions',
    letter: ({ event: { device }, exact, happenedAt }) => ({
      subject: `New sign-in from ${device}`,
      title: 'New sign-in to your account',
      paragraphs: [`It was ${device}, ${exact(happenedAt)}. If it was you, there’s nothing you need to do.`],
      deadline: {
        head: 'If it wasn’t you:',
        rest: 'sign that device out, then change your password where you sign in.',
      },
      button: { label: 'View your sessions', path: '/settings/sessions' },
    }),
  },
  export_ready: {
    on: 'export.ready',
    says: 'Your export is ready to download',
    letter: ({ event: { availableUntil }, day }) => ({
      subject: `Your export is ready. Download it by ${until(availableUntil, day)}`,
      title: 'Your export is ready',
      paragraphs: ['Everything you’ve put on Atelier, in one ZIP file.'],
      deadline: {
        head: `Available until ${until(availableUntil, day)}.`,
        rest: 'After that, you can create a new one.',
      },
      button: { label: 'Download', path: '/settings/privacy' },
    }),
  },
  deletion_asked: {
    on: 'deletion.asked',
    says: 'You asked us to delete your account',
    letter: ({ event: { deletesAt }, day }) => ({
      subject: `Your account will be deleted on ${until(deletesAt, day)}`,
      paragraphs: ['You asked us to delete it. Your profile and works are hidden until then.'],
      deadline: {
        head: `Permanently deleted on ${until(deletesAt, day)}.`,
        rest: 'Sign in before then to keep everything.',
      },
      button: KEEP,
    }),
  },
  deletion_canceled: {
    on: 'deletion.canceled',
    says: 'Your account won’t be deleted',
    letter: () => ({
      subject: 'Your account won’t be deleted',
      paragraphs: ['The deletion was canceled. Your profile and works are back as they were.'],
    }),
  },
  deletion_postponed: {
    on: 'deletion.postponed',
    says: 'Your account will be deleted later because an order, a project or a payout isn’t finished',
    letter: ({ event: { deletesAt }, day }) => ({
      subject: `Your account will be deleted on ${until(deletesAt, day)} or later`,
      paragraphs: [
        'It was due to be deleted, but an order, a project or a payout isn’t finished. We try again every day.',
      ],
      deadline: {
        head: `Next attempt on ${until(deletesAt, day)}.`,
        rest: 'Sign in before then to keep everything.',
      },
      button: KEEP,
    }),
  },
} satisfies Record<string, NoticeOf<SecurityEvents>>;

/** Why nothing can be e-mailed to the member. */
const EMAIL_NOTICES = {
  unverified: { says: 'Verify your email: until then, deadlines appear only here' },
  returned: { says: 'Emails to you bounced three times, so we stopped sending' },
} satisfies Record<string, Notice<ForMember>>;
export type MailReason = keyof typeof EMAIL_NOTICES;

const TERMS_NOTICES = {
  changed: {
    on: 'terms.changed',
    // A job notifies everyone, and may be repeated.
    onceFor: ({ version }) => `terms.changed:${version}`,
    letter: ({ event: { version, from }, day }) => ({
      subject: `Our terms are changing on ${until(from, day)}`,
      title: 'Our terms are changing',
      paragraphs: [`Version ${version} begins with a summary of what’s changing.`],
      deadline: {
        head: `Agree before ${until(from, day)}.`,
        rest: 'From that day on, you can’t upload, buy or comment until you agree. Orders, export and deletion still work.',
      },
      button: { label: 'Read the terms', path: `/legal/terms?version=${version}` },
    }),
  },
} satisfies Record<string, NoticeOf<AccountEvents>>;

const WEBHOOK_NOTICES = {
  stopped: {
    on: 'webhook.stopped',
    letter: ({ event: { webhookId, host, undelivered, keptUntil }, day }) => ({
      subject: `We stopped your webhook at ${host}`,
      paragraphs: [
        `Nothing we sent to ${host} arrived for three days, so we stopped sending.`,
        'Once your server answers again, start the webhook. What happens until then isn’t sent.',
      ],
      facts: [{ label: 'Messages not delivered', value: undelivered }],
      deadline: {
        head: `Send them again by ${until(keptUntil, day)}.`,
        rest: 'After that, we delete them.',
      },
      button: { label: 'Check the webhook', path: `/settings/webhooks/${webhookId}` },
    }),
  },
} satisfies Record<string, NoticeOf<AccountEvents>>;

export const ACCOUNT_AREAS = [
  area({
    type: 'premium',
    isAccount: true,
    topic: 'premium',
    frame: 'premium',
    link: 'premium',
    on: 'premium.changed',
    change: ({ change }: AccountEvents['premium.changed']) => change,
    to: theMember,
    about: () => ({}),
    live: ({ memberId }: ForMember) => ({ to: [memberId], signal: { type: 'premium' } }),
    rows: PREMIUM_NOTICES,
  }),
  area({
    type: 'support',
    isAccount: true,
    frame: 'support',
    link: 'support',
    about: ({ requestId }: AccountEvents['support.asked']) => ({ requestId }),
    group: ({ requestId }: AccountEvents['support.asked']) => requestId,
    rows: SUPPORT_NOTICES,
  }),
  area({
    type: 'video',
    isAccount: true,
    topic: 'awards',
    link: 'video',
    to: theMember,
    group: ({ contentId }: OwnVideo) => contentId,
    rows: VIDEO_NOTICES,
  }),
  area({
    type: 'security',
    isAccount: true,
    topic: 'security',
    link: 'privacy',
    to: theMember,
    rows: SECURITY_NOTICES,
  }),
  area({
    type: 'email',
    isAccount: true,
    link: 'email',
    on: 'mail.undeliverable',
    change: ({ reason }: AccountEvents['mail.undeliverable']) => reason,
    to: theMember,
    rows: EMAIL_NOTICES,
  }),
  area({ to: theMember, rows: TERMS_NOTICES }),
  area({ to: theMember, rows: WEBHOOK_NOTICES }),
];
