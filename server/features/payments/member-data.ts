import type { MemberTable } from '#server/feature.ts';

export const memberData: readonly MemberTable[] = [
  {
    table: 'charges',
    columns: { payee_id: 'kept' },
    exported: {
      reason: 'the same payments as orders and projects; the parts of others are not the member’s',
    },
  },
  {
    table: 'transfers',
    columns: { member_id: 'kept' },
    exported: {
      file: 'payouts',
      omits: ['attempted_at', 'failure_code'],
      rows: `select t.id, c.owner_kind as for, c.owner_id as for_id, t.amount_cents / 100.0 as amount, t.status, t.due_at,
          t.paid_at, t.reversed_at, t.created_at
        from transfers t join charges c on c.id = t.charge_id where t.member_id = $1 order by t.created_at, t.id`,
    },
  },
  {
    table: 'ledger_transactions',
    columns: { member_id: 'kept' },
    exported: { reason: 'the books; the member’s part is in payouts and premium' },
  },
  {
    table: 'ledger_entries',
    columns: { member_id: 'kept' },
    exported: { reason: 'as ledger_transactions' },
  },
  {
    table: 'payout_accounts',
    columns: { user_id: 'removed' },
    exported: {
      file: 'payout-account',
      omits: ['checked_at', 'updated_at'],
      rows: 'select is_active, is_submitted, needs, created_at from payout_accounts where user_id = $1',
    },
  },
];
