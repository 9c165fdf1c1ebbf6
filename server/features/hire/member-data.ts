import { APPLICATION_ACTIVITIES } from './list-queries.ts';
import type { Context } from '#server/context.ts';
import { memberFile } from '#server/files/read.ts';
import { type MemberFile, type MemberTable, inDollars } from '#server/feature.ts';
import { projectFileOwner } from './files/inspect-file.ts';

/** The client's rating; for the designer once it is published. */
const ratedFor = (column: string): string =>
  `case when client_id = $1 or exists (select 1 from hire_reviews r where r.project_id = hire_projects.id
    and r.author_id = client_id and r.published_at is not null) then ${column} end as ${column}`;

export const memberData: readonly MemberTable[] = [
  {
    table: 'hire_projects',
    // The other party's; a post that no one was hired for goes, unless something was paid.
    columns: {
      client_id: {
        keptIf: `hire_projects.designer_id is not null or exists (select 1 from hire_acceptances paid
          join hire_applications a on a.id = paid.application_id where a.project_id = hire_projects.id)`,
      },
      designer_id: 'kept',
    },
    exported: {
      file: 'projects',
      omits: ['client_approved', 'designer_completed', 'final_failed_at', 'reminded'],
      rows: `select id, case when client_id = $1 then 'client' else 'designer' end as role, title, description, category, budget, budget_text,
          agreed_price, upfront_amount, remaining_amount, upfront_paid, final_paid, commission_rate, commission_amount, designer_amount, timeline, requirements, status,
          ${ratedFor('satisfaction_rating')}, ${ratedFor('satisfaction_notes')}, started_at, due_date, delivered_at, approved_at, completed_at, cancelled_at, is_hidden, created_at, updated_at
        from hire_projects where $1 in (client_id, designer_id) order by created_at, id`,
    },
  },
  {
    table: 'hire_applications',
    // Those that were paid for.
    columns: {
      designer_id: {
        keptIf: 'exists (select 1 from hire_acceptances a where a.application_id = hire_applications.id)',
      },
    },
    exported: {
      file: 'project-applications',
      omits: ['is_shortlisted'],
      rows: `select p.title as project, a.message, a.proposed_price, a.timeline_days, a.status, a.decline_reason, a.created_at, a.updated_at
        from hire_applications a join hire_projects p on p.id = a.project_id
        where a.designer_id = $1 order by a.created_at, a.id`,
    },
  },
  {
    table: 'hire_invitations',
    columns: { designer_id: 'removed' },
    exported: {
      file: 'project-invitations',
      rows: `select p.title as project, i.created_at from hire_invitations i join hire_projects p on p.id = i.project_id
        where i.designer_id = $1 order by i.created_at`,
    },
  },
  {
    table: 'project_activities',
    columns: { actor_id: 'kept', member_id: 'kept' },
    exported: {
      file: 'project-activity',
      rows: `select p.title as project, a.kind, a.note, a.actor_id = $1 as is_own, a.happened_at
        from project_activities a join hire_projects p on p.id = a.project_id
        where p.client_id = $1 or a.actor_id = $1
          or $1 in (p.designer_id, a.member_id) and (a.member_id is null or a.member_id = $1)
            and a.kind <> all ('{${APPLICATION_ACTIVITIES.join()}}') order by a.happened_at, a.id`,
    },
  },
  {
    table: 'project_milestones',
    columns: { proposed_by: 'kept' },
    exported: {
      file: 'project-milestones',
      omits: ['updated_at', 'position'],
      rows: `select p.title as project, m.title, m.description, m.status, m.due_date, m.agreed_at, m.completed_at, m.approved_at, m.notes
        from project_milestones m join hire_projects p on p.id = m.project_id
        where $1 in (p.client_id, p.designer_id) order by m.created_at, m.id`,
    },
  },
  {
    table: 'project_files',
    columns: { uploaded_by: { keptIf: projectFileOwner.keptIf } },
    exported: {
      file: 'project-files',
      omits: ['file_url', 'key', 'preview_key', 'expires_at'],
      rows: `select f.id, p.title as project, f.file_name, f.file_type, f.bytes, f.version, f.description,
          f.uploaded_by = $1 as is_own, f.created_at
        from project_files f join hire_projects p on p.id = f.project_id
        where $1 in (p.client_id, p.designer_id) and f.status = 'ready' order by f.created_at, f.id`,
    },
  },
  {
    table: 'hire_disputes',
    columns: { opened_by: 'kept', decided_by: 'kept' },
    exported: {
      file: 'project-disputes',
      rows: `select p.title as project, d.reason, d.outcome, ${inDollars('d.designer_cents')} as designer_part, d.note, d.created_at, d.decided_at
        from hire_disputes d join hire_projects p on p.id = d.project_id
        where $1 in (p.client_id, p.designer_id) order by d.created_at, d.id`,
    },
  },
  {
    table: 'hire_reviews',
    columns: { author_id: 'removed', subject_id: 'removed' },
    exported: {
      file: 'project-reviews',
      rows: `select p.title as project, case when r.author_id = $1 then 'given' else 'received' end as direction, r.rating,
          r.notes, r.is_hidden, r.published_at, r.created_at
        from hire_reviews r join hire_projects p on p.id = r.project_id
        where r.author_id = $1 or (r.subject_id = $1 and r.published_at is not null) order by r.created_at, r.id`,
    },
  },
];

/** The files both parties shared: each may download them today. */
export async function memberFiles(ctx: Context, memberId: string): Promise<MemberFile[]> {
  const { rows } = await ctx.pool.query<{ id: string; projectId: string; name: string; key: string }>(
    `select f.id, f.project_id as "projectId", f.file_name as name, f.key
     from project_files f join hire_projects p on p.id = f.project_id
     where $1 in (p.client_id, p.designer_id) and f.status = 'ready' order by f.created_at, f.id`,
    [memberId],
  );
  return rows.map(({ id, projectId, name, key }) =>
    memberFile(ctx, `projects/${projectId}/${id}-${name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_')}`, key),
  );
}
