import { inArray } from 'drizzle-orm';
import { courses } from '#shared/schema/courses.ts';
import { users } from '#shared/schema/users.ts';
import type { Queryable } from '../context.ts';
import { DAY_MS } from './calendar.ts';
import { courseId, personId } from './identifiers.ts';
import { COURSES } from './manifest.ts';

const NEWEST_DAYS_AGO = 6;
const DAYS_BETWEEN = 17;

/** The first of the manifest is the newest. Rows that are there already stay as they are. */
export async function seedCourses(db: Queryable, now: Date): Promise<void> {
  const ids = COURSES.map((course) => personId(course.instructor));
  const there = await db.select({ id: users.id }).from(users).where(inArray(users.id, ids));
  const instructors = new Set(there.map((row) => row.id));
  const rows = COURSES.map((course, index): typeof courses.$inferInsert => {
    const createdAt = new Date(now.getTime() - (NEWEST_DAYS_AGO + index * DAYS_BETWEEN) * DAY_MS);
    return {
      id: courseId(course.image),
      title: course.title,
      description: course.description,
      imageUrl: `/demo/${course.image}`,
      instructorId: personId(course.instructor),
      price: course.priceUsd.toFixed(2),
      duration: course.duration,
      rating: course.rating.toFixed(2),
      reviewsCount: course.reviewsCount,
      isPremium: course.isPremium,
      createdAt,
      updatedAt: createdAt,
    };
  });
  // Members may have left since the gallery was opened.
  const given = rows.filter((row) => instructors.has(row.instructorId));
  if (given.length > 0) await db.insert(courses).values(given).onConflictDoNothing();
}
