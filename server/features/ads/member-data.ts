import type { MemberTable } from '#server/feature.ts';

export const memberData: readonly MemberTable[] = [
  {
    table: 'ads',
    columns: { advertiser_id: 'removed' },
    exported: {
      file: 'ads',
      rows: `select title, type, click_url, advertiser_name, start_date, end_date, click_count, impression_count, amount_paid
        from ads where advertiser_id = $1 order by created_at, id`,
    },
  },
];
