import type { MemberTable } from '#server/feature.ts';

export const memberData: readonly MemberTable[] = [
  {
    table: 'terms_agreements',
    columns: { user_id: 'removed' },
    exported: {
      file: 'terms-agreed',
      rows: 'select version, how, agreed_at from terms_agreements where user_id = $1 order by version',
    },
  },
];
