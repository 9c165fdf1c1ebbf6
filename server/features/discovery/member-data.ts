import type { MemberTable } from '#server/feature.ts';

export const memberData: readonly MemberTable[] = [
  {
    table: 'artist_search',
    columns: { user_id: 'removed' },
    exported: { reason: 'made of the profile' },
  },
];
