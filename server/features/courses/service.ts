import type { Course } from '#shared/contracts/courses.ts';
import type { Page } from '#shared/http/page.ts';
import type { Context } from '../../context.ts';
import { toPage } from '../../db/keyset.ts';
import type { Member } from '../../http/route.ts';
import { listCourseRows } from './queries.ts';

/** Newest first. */
export async function listCourses(
  ctx: Context,
  viewer: Member,
  page: { limit: number; cursor?: string | undefined },
): Promise<Page<Course>> {
  return toPage(await listCourseRows(ctx.db, viewer, page), page.limit);
}
