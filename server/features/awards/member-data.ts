import type { MemberTable } from '#server/feature.ts';

export const memberData: readonly MemberTable[] = [
  {
    table: 'awards',
    // With the work that won.
    columns: { user_id: { keptIf: 'exists (select 1 from artworks a where a.id = awards.artwork_id)' } },
    exported: {
      file: 'awards',
      omits: ['created_at'],
      rows: `select w.type, w.award_date::text, a.title, w.likes_count from awards w join artworks a on a.id = w.artwork_id
        where w.user_id = $1 order by w.award_date, w.type`,
    },
  },
];
