import type { ProjectActivity } from '#shared/hire/contract.ts';
import type { HireProject } from '#shared/hire/contract.ts';
import type { Page } from '#shared/http/page.ts';
import type { Context } from '#server/context.ts';
import { toPage } from '#server/db/keyset.ts';
import type { Member } from '#server/http/route.ts';
import { cleanWords } from '#server/spelling/correct-words.ts';
import { submittedWords } from '#server/spelling/submitted-words.ts';
import { type ListQuery, listActivityRows, listProjectRows } from './list-queries.ts';
import { maySeeApplications } from './policy.ts';
import { toProject } from './views.ts';
import { requireProjectAccess } from './projects.ts';

/** Newest first. */
export async function listProjects(
  ctx: Context,
  viewer: Member,
  query: ListQuery,
): Promise<Page<HireProject>> {
  const rows = await listProjectRows(ctx.db, viewer, { ...query, q: submittedWords(cleanWords(query.q)) });
  const { items, next } = toPage(rows, query.limit);
  return { items: items.map(toProject), next };
}

/** The activity of a project, oldest first. The designer sees nothing about other applicants. */
export async function listActivities(ctx: Context, viewer: Member, id: string): Promise<ProjectActivity[]> {
  const project = await requireProjectAccess(ctx.db, viewer, id);
  return listActivityRows(ctx.db, id, maySeeApplications(viewer, project) ? null : viewer.id);
}
