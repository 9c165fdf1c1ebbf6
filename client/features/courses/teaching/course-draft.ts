/** Draft of a course, and its request body. */
import type * as z from 'zod/mini';
import { type CourseDetail, CourseForm } from '#shared/courses/contract.ts';
import { checkAgainst, errorsByField } from '#client/features/artworks/public.ts';
import { ApiError, sentenceOf } from '#client/lib/api.ts';

export interface CourseDraft {
  title: string;
  description: string;
  duration: string;
  isPremium: boolean;
  /** The current one, or the object path of a new one; empty: none. */
  imageUrl: string;
}
export const EMPTY_COURSE: CourseDraft = {
  title: '',
  description: '',
  duration: '',
  isPremium: false,
  imageUrl: '',
};

/** In page order, so that the first invalid field gets the focus. */
export const COURSE_FIELDS = ['title', 'description', 'duration', 'imageUrl'] as const;
export type CourseErrors = Partial<Record<(typeof COURSE_FIELDS)[number], string>>;

export const draftOf = (course: CourseDetail): CourseDraft => ({
  title: course.title,
  description: course.description ?? '',
  duration: course.duration ?? '',
  isPremium: course.isPremium,
  imageUrl: course.imageUrl ?? '',
});

export const isSameDraft = (a: CourseDraft, b: CourseDraft): boolean =>
  (Object.keys(EMPTY_COURSE) as (keyof CourseDraft)[]).every((key) => a[key] === b[key]);

/** Validates the values by the contract. */
export const invalidFields = (draft: z.input<typeof CourseForm>): CourseErrors =>
  checkAgainst(CourseForm, draft, COURSE_FIELDS);

/** Error codes about the cover, shown under it. */
const ABOUT_COVER = new Set<string>([
  'upload_not_found',
  'upload_expired',
  'upload_in_use',
  'unsupported_type',
  'damaged_image',
  'image_too_large',
  'file_too_large',
]);

/** Fields named by the server's error, with its messages. */
export function refusedFields(error: Error): CourseErrors {
  if (!(error instanceof ApiError)) return {};
  if (ABOUT_COVER.has(error.code)) return { imageUrl: sentenceOf(error) };
  return errorsByField(COURSE_FIELDS, error.issues);
}
