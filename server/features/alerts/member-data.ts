import type { MemberTable } from '#server/feature.ts';

export const memberData: readonly MemberTable[] = [
  {
    table: 'saved_searches',
    columns: { user_id: 'removed' },
    exported: {
      file: 'saved-searches',
      rows: `select s.name, s.search, s.words, s.filters, s.channel, s.paused_at, s.seen_at, s.created_at,
          (select count(*) from alert_matches m where m.search_id = s.id) as works_found
        from saved_searches s where s.user_id = $1 order by s.created_at, s.id`,
    },
  },
];
