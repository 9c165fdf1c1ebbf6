import type { MemberTable } from '#server/feature.ts';

export const memberData: readonly MemberTable[] = [
  {
    table: 'notifications',
    columns: { user_id: 'removed' },
    exported: {
      file: 'notifications',
      omits: ['group_key', 'created_at'],
      rows: 'select type, change, happened_at, read_at from notifications where user_id = $1 order by happened_at, id',
    },
  },
  {
    table: 'notification_actors',
    columns: { actor_id: 'removed' },
    exported: { reason: 'copies for others; what the member did is in the export' },
  },
  {
    table: 'notification_mutes',
    columns: { user_id: 'removed' },
    exported: {
      file: 'muted-notifications',
      rows: 'select type from notification_mutes where user_id = $1 order by type',
    },
  },
];
