import type { MemberTable } from '#server/feature.ts';

export const memberData: readonly MemberTable[] = [
  {
    table: 'blocks',
    // A deleted blocker's row goes; a deleted member stays blocked, so that their messages are not shown again.
    columns: { blocker_id: 'removed', blocked_id: 'kept' },
    exported: {
      file: 'blocked-members',
      // Not by whom the member is blocked: that is theirs.
      rows: `select coalesce(u.artist_name, concat_ws(' ', u.first_name, u.last_name)) as member, b.created_at
        from blocks b join users u on u.id = b.blocked_id where b.blocker_id = $1 order by b.created_at`,
    },
  },
  {
    table: 'reports',
    columns: { reporter_id: 'removed' },
    exported: {
      file: 'reports',
      rows: 'select subject, subject_id, reason, note, created_at from reports where reporter_id = $1 order by created_at',
    },
  },
  {
    table: 'cases',
    columns: { member_id: 'removed' },
    exported: {
      file: 'moderation-decisions',
      omits: ['due_at', 'created_at'],
      rows: `select c.kind, c.subject, c.title, c.opened_at, c.is_own_initiative, d.decision, d.reason, d.words, d.suspended_until, d.decided_at,
          coalesce(a.words, l.objection) as appeal
        from cases c join case_decisions d on d.case_id = c.id left join appeals a on a.case_id = c.id
          left join lookalike_cases l on l.case_id = c.id
        where c.member_id = $1 and (d.decision <> 'dismiss' or a.case_id is not null or l.objection is not null) order by d.decided_at, c.id`,
    },
  },
  {
    table: 'queue_assignments',
    columns: { taken_by: 'removed' },
    exported: { reason: 'what moderators work on at the moment' },
  },
  {
    table: 'case_decisions',
    columns: { decided_by: 'kept' },
    exported: { reason: 'those about the member are in moderation-decisions' },
  },
  {
    table: 'staff_acts',
    // Append-only: ids and states, no words.
    columns: { actor_id: 'kept' },
    exported: { reason: 'the log of the gallery, which names members by id only' },
  },
];
