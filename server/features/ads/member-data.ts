import type { MemberTable } from '#server/feature.ts';

export const memberData: readonly MemberTable[] = [
  {
    table: 'ads',
    columns: { advertiser_id: 'removed' },
    exported: {
      file: 'ads',
      rows: `select title, type, click_url, image_url, narrow_image_url, video_url, alt_text, is_active, advertiser_name, start_date, end_date, click_count, impression_count, play_count, skip_count, amount_paid, created_at, updated_at
        from ads where advertiser_id = $1 order by created_at, id`,
    },
  },
];
