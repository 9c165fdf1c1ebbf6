/** Plans enrollments, progress and ratings of a course, so that its figures match its rows. */
import type { courseReviews, enrollments, finishedLessons } from '#shared/courses/tables.ts';
import { DAY_MS } from './calendar.ts';
import { personId } from './identifiers.ts';
import type { DemoCourse } from './manifest.ts';
import { type Random, createRandom } from './random.ts';
import { VOICES } from './voices.ts';

/** Enrolled members for each who has rated the course. */
const ENROLLED_PER_REVIEW = 1.6;
/** The first part of the time since publication has ratings only; reviews with text come after it. */
const VOICES_FROM = 0.9;
/** Days from one lesson to the next. */
const SLOWEST_PACE = 6;
/** The share of the points missing to the best rating that is lost two at a time. */
const HARSH_PART = 0.1;

interface Plan {
  enrollments: (typeof enrollments.$inferInsert)[];
  finished: (typeof finishedLessons.$inferInsert)[];
  reviews: (typeof courseReviews.$inferInsert)[];
}

/** Plans a rating of 3 to 5 for each review, as close to the average as possible, in random order. */
export function planRatings({ rating, reviewsCount }: { rating: number; reviewsCount: number }): number[] {
  const missing = 5 * reviewsCount - Math.round(rating * reviewsCount);
  const threes = Math.floor(missing * HARSH_PART);
  const fours = missing - 2 * threes;
  return Array.from({ length: reviewsCount }, (_one, n) => (n < threes ? 3 : n < threes + fours ? 4 : 5));
}

interface Student {
  userId: string;
  finished: number;
  rating: number | null;
  content: string | null;
}

function chooseStudents(course: DemoCourse, people: string[], audience: string[], random: Random): Student[] {
  const lessons = course.lessons.length;
  const there = new Set(people);
  const crowd = random.sample(audience, Math.round(course.reviewsCount * ENROLLED_PER_REVIEW));
  const voices = (VOICES[course.image] ?? []).flatMap((voice): Student[] => {
    const userId = voice.author === null ? crowd.pop() : personId(voice.author);
    if (!userId || !there.has(userId)) return [];
    const { rating = null, content = null } = voice.review ?? {};
    return [{ userId, finished: voice.finished, rating, content }];
  });
  const left = planRatings(course);
  for (const { rating } of voices) if (rating !== null) left.splice(left.indexOf(rating), 1);
  const ratings = random.sample(left, left.length);
  const silent = crowd.map((userId, n): Student => {
    const rating = ratings[n] ?? null;
    // Members who rate a course have seen some of it.
    const finished = rating === null ? random.below(lessons + 1) : 1 + random.below(lessons);
    return { userId, finished, rating, content: null };
  });
  return [...voices, ...silent];
}

/**
 * When a student enrolled, and when they finished each of `steps` steps. Reviews with text are among the newest, so that
 * they are shown first; ratings alone are spread over the whole time.
 */
function planPace(student: Student, from: number, now: number, steps: number, random: Random) {
  const isVoice = student.content !== null;
  const isCounted = student.rating !== null && !isVoice;
  const at = (part: number) => from + (now - from) * part;
  const last = isCounted ? at(VOICES_FROM) : now;
  const began = isVoice
    ? at(VOICES_FROM + random.next() * (1 - VOICES_FROM) * 0.5)
    : from + (last - from) * random.next() * 0.95;
  const pace = (0.5 + random.next() * (SLOWEST_PACE - 0.5)) * DAY_MS;
  /** Later steps come later, and slow members speed up toward the end. */
  const after = (step: number) => new Date(began + Math.min(pace * step, ((last - began) * step) / steps));
  return { began: new Date(began), after };
}

/**
 * @param course.lessonIds in order
 * @param people all members; @param audience those of them who never sign in
 */
export function planStudents(
  course: DemoCourse & { id: string; createdAt: Date; lessonIds: string[] },
  now: Date,
  people: string[],
  audience: string[],
): Plan {
  const { id: courseId, lessonIds } = course;
  const random = createRandom(course.reviewsCount);
  const plan: Plan = { enrollments: [], finished: [], reviews: [] };
  const from = course.createdAt.getTime();
  for (const student of chooseStudents(course, people, audience, random)) {
    const { userId, finished, rating, content } = student;
    const { began, after } = planPace(student, from, now.getTime(), lessonIds.length + 2, random);
    plan.enrollments.push({
      courseId,
      userId,
      createdAt: began,
      lastLessonId: finished === 0 ? null : lessonIds[Math.min(finished, lessonIds.length - 1)]!,
      completedAt: finished === lessonIds.length ? after(finished) : null,
    });
    for (const [n, lessonId] of lessonIds.slice(0, finished).entries()) {
      plan.finished.push({ lessonId, userId, finishedAt: after(n + 1) });
    }
    if (rating === null) continue;
    const createdAt = after(finished + 1);
    plan.reviews.push({ courseId, userId, rating, content, createdAt, updatedAt: createdAt });
  }
  return plan;
}
