import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, timestamptz, money, updatedAt } from '#shared/kernel/columns.ts';
import { users } from '#shared/accounts/tables.ts';
import { videos } from '#shared/videos/tables.ts';

/** `rating`, `reviewsCount`, `enrolledCount` and `lessonsCount` are updated by the actions that change them. */
export const courses = pgTable(
  'courses',
  {
    id: id(),
    title: text().notNull(),
    description: text(),
    imageUrl: text(),
    instructorId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    price: money(),
    duration: text(),
    rating: numeric({ precision: 3, scale: 2 }).notNull().default('0'),
    reviewsCount: integer().notNull().default(0),
    enrolledCount: integer().notNull().default(0),
    lessonsCount: integer().notNull().default(0),
    isPremium: boolean().notNull().default(false),
    isPublished: boolean().notNull().default(false),
    /** Hidden by a moderator. */
    isHidden: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('courses_newest')
      .on(t.createdAt, t.id)
      .where(sql`${t.isPublished}`),
    index('courses_instructor').on(t.instructorId, t.createdAt),
    check('courses_price', sql`${t.price} >= 0`),
    check(
      'courses_counters',
      sql`${t.enrolledCount} >= 0 and ${t.lessonsCount} >= 0 and ${t.reviewsCount} >= 0`,
    ),
  ],
);

/** `position` from 0 without gaps; changed under the lock of the course. */
export const courseLessons = pgTable(
  'course_lessons',
  {
    id: id(),
    courseId: uuid()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    title: text().notNull(),
    /** Its own copy of the instructor's video, so that Premium and free content never share an object. */
    videoId: uuid()
      .notNull()
      .references(() => videos.id, { onDelete: 'restrict' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('course_lessons_order').on(t.courseId, t.position),
    uniqueIndex('course_lessons_video').on(t.videoId),
  ],
);

export const enrollments = pgTable(
  'enrollments',
  {
    courseId: uuid()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The lesson the member opened last. */
    lastLessonId: uuid().references(() => courseLessons.id, { onDelete: 'set null' }),
    /** Every lesson was finished. */
    completedAt: timestamptz(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.courseId, t.userId] }),
    index('enrollments_user').on(t.userId, t.createdAt),
    index('enrollments_lesson').on(t.lastLessonId),
  ],
);

/** A finished lesson of a member. */
export const finishedLessons = pgTable(
  'finished_lessons',
  {
    lessonId: uuid()
      .notNull()
      .references(() => courseLessons.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    finishedAt: timestamptz().notNull(),
  },
  (t) => [primaryKey({ columns: [t.lessonId, t.userId] }), index('finished_lessons_user').on(t.userId)],
);

/** One per member and course, by enrolled members. */
export const courseReviews = pgTable(
  'course_reviews',
  {
    id: id(),
    courseId: uuid()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rating: smallint().notNull(),
    content: text(),
    /** Hidden by a moderator. */
    isHidden: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('course_reviews_pair').on(t.courseId, t.userId),
    index('course_reviews_newest').on(t.courseId, t.createdAt, t.id),
    index('course_reviews_user').on(t.userId),
    check('course_reviews_rating', sql`${t.rating} between 1 and 5`),
  ],
);
