/** The text an instructor types about a course. */
import type { CourseDetail } from '#shared/courses/contract.ts';

export interface CourseText {
  title: string;
  description: string;
  isPremium: boolean;
}
export interface CourseDraft extends CourseText {
  duration: string;
  /** The current one, or the object path of a new one; empty: none. */
  imageUrl: string;
}

export const draftOf = (course: CourseDetail): CourseDraft => ({
  title: course.title,
  description: course.description ?? '',
  duration: course.duration ?? '',
  isPremium: course.isPremium,
  imageUrl: course.imageUrl ?? '',
});
