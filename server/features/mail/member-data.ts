import type { MemberTable } from '#server/feature.ts';

export const memberData: readonly MemberTable[] = [
  {
    table: 'outbox',
    columns: { user_id: 'removed' },
    exported: {
      file: 'emails',
      omits: ['subject', 'dedupe_key', 'attempts', 'due_at', 'next_attempt_at', 'leased_until', 'failure'],
      rows: 'select kind, state, address, created_at, ended_at from outbox where user_id = $1 order by created_at, id',
    },
  },
  {
    table: 'mail_settings',
    columns: { user_id: 'removed' },
    exported: {
      file: 'email-settings',
      omits: ['told_unverified_at'],
      rows: `select likes, comments, followers, messages, alerts, is_unsubscribed, refusals, refused_address
        from mail_settings where user_id = $1`,
    },
  },
];
