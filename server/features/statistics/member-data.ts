import type { MemberTable } from '#server/feature.ts';

export const memberData: readonly MemberTable[] = [
  {
    table: 'view_events',
    // Dropped after 90 days.
    columns: { artist_id: 'kept' },
    exported: { reason: 'added up in statistics; names no viewer' },
  },
  {
    table: 'artist_sums',
    columns: { artist_id: 'removed' },
    exported: {
      file: 'statistics',
      rows: `select minutes, start, views, visitors, likes, saves, followers, from_feed, from_search, from_profile, from_link, from_collection,
          checkouts, sold, earned_cents / 100.0 as earned
        from artist_sums where artist_id = $1 order by start, minutes`,
    },
  },
  {
    table: 'search_sums',
    columns: { artist_id: 'removed' },
    exported: { reason: 'words that too few members typed are not shown to the artist' },
  },
  {
    table: 'searchers',
    columns: { artist_id: 'removed' },
    exported: { reason: 'as search_sums' },
  },
];
