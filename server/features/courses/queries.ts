import { and, desc, eq } from 'drizzle-orm';
import { courses } from '#shared/schema/courses.ts';
import { users } from '#shared/schema/users.ts';
import type { Queryable } from '../../context.ts';
import { afterCursor } from '../../db/keyset.ts';
import { personColumns } from '../../db/person.ts';
import { memberVisibleTo } from '../../db/visible.ts';
import { type Member, isModerator } from '../../http/route.ts';

/** Newest first; up to `limit + 1` rows. */
export const listCourseRows = (
  db: Queryable,
  viewer: Member,
  page: { limit: number; cursor?: string | undefined },
) =>
  db
    .select({
      id: courses.id,
      title: courses.title,
      description: courses.description,
      imageUrl: courses.imageUrl,
      instructorId: courses.instructorId,
      price: courses.price,
      duration: courses.duration,
      rating: courses.rating,
      reviewsCount: courses.reviewsCount,
      isPremium: courses.isPremium,
      createdAt: courses.createdAt,
      updatedAt: courses.updatedAt,
      instructor: personColumns,
    })
    .from(courses)
    .innerJoin(users, eq(users.id, courses.instructorId))
    .where(
      and(
        memberVisibleTo(viewer.id, isModerator(viewer)),
        afterCursor(page.cursor, courses.createdAt, courses.id),
      ),
    )
    .orderBy(desc(courses.createdAt), desc(courses.id))
    .limit(page.limit + 1);
