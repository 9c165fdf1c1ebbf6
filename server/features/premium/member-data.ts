import type { MemberTable } from '#server/feature.ts';

export const memberData: readonly MemberTable[] = [
  {
    table: 'subscriptions',
    columns: { user_id: 'kept' },
    exported: {
      file: 'premium',
      omits: ['updated_at'],
      rows: `select status, price, current_period_end, cancel_at_period_end, card_brand, card_last4, card_expires, created_at, ended_at
        from subscriptions where user_id = $1 order by created_at, id`,
    },
  },
];
