import type { MemberTable } from '#server/feature.ts';

export const memberData: readonly MemberTable[] = [
  {
    table: 'messages',
    // The other side keeps theirs.
    columns: { sender_id: 'kept', receiver_id: 'kept' },
    exported: {
      file: 'messages',
      rows: `select m.id, case when m.sender_id = $1 then 'sent' else 'received' end as direction,
          coalesce(u.artist_name, concat_ws(' ', u.first_name, u.last_name)) as member, m.content, m.is_read, m.created_at
        from messages m join users u on u.id = case when m.sender_id = $1 then m.receiver_id else m.sender_id end
        where $1 in (m.sender_id, m.receiver_id) order by m.created_at, m.id`,
    },
  },
  {
    table: 'conversations',
    columns: { user_id: 'removed', other_id: 'kept' },
    exported: { reason: 'made of the messages' },
  },
];
