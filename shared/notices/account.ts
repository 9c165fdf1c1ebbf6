import { changesOf, leadTo } from './notice.ts';

/** Of the member's subscription. */
export const PREMIUM_NOTICES = leadTo('premium', {
  started: 'Welcome to Premium!',
  payment_failed: 'Your Premium payment failed. Please check your card.',
  ended: 'Your Premium subscription has ended',
});
export type PremiumChange = keyof typeof PREMIUM_NOTICES;
export const PREMIUM_CHANGES = changesOf(PREMIUM_NOTICES);

/** To the member when answered, to moderators when asked. */
export const SUPPORT_NOTICES = leadTo('support', {
  asked: 'New support request: {subject}',
  answered: 'We replied to your support request {subject}',
});
export const SUPPORT_CHANGES = changesOf(SUPPORT_NOTICES);

/** The member's own Hub video. */
export const VIDEO_NOTICES = leadTo('video', {
  ready: 'Your video {title} is ready',
  failed: 'Your video {title} couldn’t be processed. See what went wrong and try again.',
});
export const VIDEO_CHANGES = changesOf(VIDEO_NOTICES);

export const SECURITY_NOTICES = {
  ...leadTo('sessions', {
    device_added: 'A new device signed in to your account. If it wasn’t you, sign it out.',
  }),
  ...leadTo('privacy', {
    export_ready: 'Your export is ready to download',
    deletion_asked: 'You asked us to delete your account',
    deletion_canceled: 'Your account won’t be deleted',
    deletion_postponed:
      'Your account will be deleted later because an order, a project or a payout isn’t finished',
  }),
};
export type SecurityChange = keyof typeof SECURITY_NOTICES;
export const SECURITY_CHANGES = changesOf(SECURITY_NOTICES);

/** Why nothing can be e-mailed to the member. */
export const EMAIL_NOTICES = leadTo('email', {
  unverified: 'Verify your email: until then, deadlines appear only here',
  returned: 'Emails to you were returned three times, so we stopped sending',
});
export type MailReason = keyof typeof EMAIL_NOTICES;
export const MAIL_REASONS = changesOf(EMAIL_NOTICES);
