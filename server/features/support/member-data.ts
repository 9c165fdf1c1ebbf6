import type { MemberTable } from '#server/feature.ts';

export const memberData: readonly MemberTable[] = [
  {
    table: 'support_requests',
    columns: { user_id: 'removed', answered_by: 'kept' },
    exported: {
      file: 'support-requests',
      rows: `select subject, message, is_about_premium, answer, created_at, answered_at from support_requests
        where user_id = $1 order by created_at, id`,
    },
  },
];
