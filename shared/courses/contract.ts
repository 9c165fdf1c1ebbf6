import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { pageQuery } from '#shared/http/page.ts';
import {
  ClientId,
  Id,
  Money,
  Timestamp,
  Words,
  idParams,
  optionalText,
  requiredText,
} from '#shared/kernel/fields.ts';
import { FeaturedArtist } from '#shared/accounts/profile/contract.ts';
import { Person } from '#shared/accounts/session/contract.ts';
import { Playback, VideoState } from '#shared/videos/state.ts';
import { ATTACH_IMAGE_ERRORS } from '#shared/kernel/image-errors.ts';

export const Course = z
  .object({
    id: Id,
    title: z.string(),
    description: z.nullable(z.string()),
    imageUrl: z.nullable(z.string()),
    instructorId: Id,
    /** 0.00 for a free course; null: included in Premium. */
    price: z.nullable(Money),
    /** The instructor's text: '2 h 10 min'. Screens show the actual length of the lessons. */
    duration: z.nullable(z.string()),
    /** The sum of its lessons. */
    durationSeconds: z.int(),
    /** 0.00 to 5.00 */
    rating: z.string().check(z.regex(/^\d\.\d{2}$/)),
    reviewsCount: z.int(),
    enrolledCount: z.int(),
    lessonsCount: z.int(),
    isPremium: z.boolean(),
    isPublished: z.boolean(),
    /** The viewer is enrolled. */
    isEnrolled: z.boolean(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    instructor: Person,
  })
  .register(z.globalRegistry, { id: 'Course' });
export type Course = z.output<typeof Course>;

/** Most lessons a course may have. */
export const LESSONS_MAX = 200;

export const Lesson = z
  .object({
    id: Id,
    title: z.string(),
    position: z.int(),
    /** For saving the position: `PUT /api/videos/:id/position`. */
    videoId: Id,
    posterUrl: z.nullable(z.string()),
    /** Length of the full video; null while it is processed. */
    durationSeconds: z.nullable(z.number()),
    /** The viewer's position in seconds. */
    positionSeconds: z.int(),
    /** The viewer completed it. */
    isFinished: z.boolean(),
    /** The viewer gets a 20-second preview. */
    isPreviewOnly: z.boolean(),
    /** For the instructor. */
    video: z.nullable(VideoState),
  })
  .register(z.globalRegistry, { id: 'Lesson' });
export type Lesson = z.output<typeof Lesson>;

export const CourseDetail = z
  .object({
    ...Course.shape,
    lessons: z.array(Lesson),
    /** The lesson to continue with; null if not enrolled or without lessons. */
    nextLessonId: z.nullable(Id),
    finishedCount: z.int(),
    /** Every lesson was finished. Lessons added later do not change it. */
    completedAt: z.nullable(Timestamp),
    /** Hidden by a moderator. */
    isHidden: z.boolean(),
    instructorIsProfessional: z.boolean(),
    instructorBio: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'CourseDetail' });
export type CourseDetail = z.output<typeof CourseDetail>;

export const CourseReview = z
  .object({
    id: Id,
    rating: z.int(),
    content: z.nullable(z.string()),
    /** Hidden by a moderator: only its author and moderators get it. */
    isHidden: z.boolean(),
    createdAt: Timestamp,
    user: Person,
  })
  .register(z.globalRegistry, { id: 'CourseReview' });
export type CourseReview = z.output<typeof CourseReview>;

/** A featured artist as an instructor. */
export const Instructor = z
  .object({
    ...FeaturedArtist.shape,
    /** One decimal. */
    rating: z.string(),
    /** Members enrolled with the artist; followers if there are none. */
    students: z.int(),
  })
  .register(z.globalRegistry, { id: 'Instructor' });
export type Instructor = z.output<typeof Instructor>;

/** For the instructor and moderators. */
export const CourseFigures = z
  .object({
    enrolled: z.int(),
    completed: z.int(),
    /** `finished`: how many enrolled members finished it. */
    lessons: z.array(z.object({ lessonId: Id, title: z.string(), finished: z.int() })),
  })
  .register(z.globalRegistry, { id: 'CourseFigures' });
export type CourseFigures = z.output<typeof CourseFigures>;

export const CourseForm = z.object({
  title: requiredText('Title is required', 140),
  description: optionalText(4000),
  /** The upload URL or the object path of a new cover; absent or unchanged: keep it; empty: remove it. */
  imageUrl: z.optional(z.string().check(z.maxLength(4000))),
  duration: optionalText(40),
  isPremium: z._default(z.boolean(), false),
});
export type CourseForm = z.input<typeof CourseForm>;

/** Absent: unchanged. The access without its default, which would be a change. */
const CourseEdit = z.partial(z.object({ ...CourseForm.shape, isPremium: z.boolean() }));
export type CourseEdit = z.output<typeof CourseEdit>;

const LessonForm = z.object({
  title: requiredText('Title is required', 140),
  /** The member's own video: an upload, or one from the Hub. It is copied. */
  videoId: Id,
});

const own = { access: 'member', params: idParams, limit: 'upload' } as const;
const OWN_ERRORS = ['course_not_found', 'not_allowed'] as const;
/** Publishing requires an artist name. */
const TEACH_ERRORS = [...OWN_ERRORS, 'artist_name_required'] as const;
const lessonParams = z.object({ id: Id, lessonId: Id });

export const courseEndpoints = {
  list: endpoint({
    method: 'GET',
    operationId: 'listCourses',
    path: '/api/courses',
    access: 'member',
    scope: 'read',
    summary:
      "Published courses, newest first; with `mine` the member's own, including drafts; with `enrolled` those they are enrolled in",
    query: z.object({
      ...pageQuery,
      mine: z.optional(z.literal('true')),
      enrolled: z.optional(z.literal('true')),
      q: z.optional(Words),
    }),
    status: 200,
    response: z.array(Course),
    paged: true,
    errors: [],
  }),
  get: endpoint({
    method: 'GET',
    operationId: 'getCourse',
    path: '/api/courses/:id',
    access: 'member',
    scope: 'read',
    summary: "A course with its lessons and the member's progress",
    params: idParams,
    status: 200,
    response: CourseDetail,
    errors: ['course_not_found'],
  }),
  create: endpoint({
    method: 'POST',
    operationId: 'createCourse',
    path: '/api/courses',
    access: 'member',
    summary: 'Create a draft course; for members with an artist name',
    body: z.object({ ...CourseForm.shape, clientId: ClientId }),
    status: 201,
    response: CourseDetail,
    limit: 'upload',
    errors: ['artist_name_required', ...ATTACH_IMAGE_ERRORS],
  }),
  edit: endpoint({
    ...own,
    method: 'PUT',
    operationId: 'editCourse',
    path: '/api/courses/:id',
    summary: 'Edit a course; omitted fields stay as they are',
    body: CourseEdit,
    status: 200,
    response: CourseDetail,
    errors: [...TEACH_ERRORS, ...ATTACH_IMAGE_ERRORS],
  }),
  publish: endpoint({
    ...own,
    method: 'PUT',
    operationId: 'publishCourse',
    path: '/api/courses/:id/published',
    summary: 'Publish a course with at least one ready lesson, or unpublish it; enrolled members keep it',
    body: z.object({ isPublished: z.boolean() }),
    status: 200,
    response: CourseDetail,
    errors: [...TEACH_ERRORS, 'course_empty', 'video_not_ready'],
  }),
  remove: endpoint({
    ...own,
    method: 'DELETE',
    operationId: 'deleteCourse',
    path: '/api/courses/:id',
    summary: 'Delete a course without enrolled members',
    status: 204,
    errors: [...OWN_ERRORS, 'course_has_members'],
  }),
  addLesson: endpoint({
    ...own,
    method: 'POST',
    operationId: 'addLesson',
    path: '/api/courses/:id/lessons',
    summary: "Append a lesson from the member's own video",
    body: z.object({ ...LessonForm.shape, clientId: ClientId }),
    status: 201,
    response: CourseDetail,
    errors: [...TEACH_ERRORS, 'upload_not_found', 'video_not_ready', 'upload_quota', 'course_full'],
  }),
  editLesson: endpoint({
    method: 'PUT',
    operationId: 'editLesson',
    path: '/api/courses/:id/lessons/:lessonId',
    access: 'member',
    summary: 'Rename a lesson',
    params: lessonParams,
    body: z.object({ title: LessonForm.shape.title }),
    status: 200,
    response: CourseDetail,
    limit: 'upload',
    errors: [...OWN_ERRORS, 'lesson_not_found'],
  }),
  removeLesson: endpoint({
    method: 'DELETE',
    operationId: 'deleteLesson',
    path: '/api/courses/:id/lessons/:lessonId',
    access: 'member',
    summary: 'Remove a lesson with its video',
    params: lessonParams,
    status: 200,
    response: CourseDetail,
    limit: 'upload',
    errors: [...OWN_ERRORS, 'lesson_not_found', 'course_empty'],
  }),
  orderLessons: endpoint({
    ...own,
    method: 'PUT',
    operationId: 'orderLessons',
    path: '/api/courses/:id/lesson-order',
    summary: 'Reorder all lessons',
    body: z.object({ lessonIds: z.array(Id).check(z.maxLength(LESSONS_MAX)) }),
    status: 200,
    response: CourseDetail,
    errors: [...OWN_ERRORS, 'lesson_not_found'],
  }),
  enroll: endpoint({
    method: 'POST',
    operationId: 'enroll',
    path: '/api/courses/:id/enroll',
    access: 'member',
    summary: 'Enroll in a course; premium courses require Premium',
    params: idParams,
    status: 200,
    response: CourseDetail,
    limit: 'reaction',
    errors: ['course_not_found', 'blocked', 'own_content', 'premium_required', 'feature_off'],
  }),
  leave: endpoint({
    method: 'DELETE',
    operationId: 'leaveCourse',
    path: '/api/courses/:id/enroll',
    access: 'member',
    summary: 'Leave a course; completed lessons are kept',
    params: idParams,
    status: 204,
    limit: 'reaction',
    errors: ['course_not_found'],
  }),
  playLesson: endpoint({
    method: 'GET',
    operationId: 'playLesson',
    path: '/api/lessons/:id/play',
    access: 'member',
    scope: 'read',
    summary: 'Playback URLs of a lesson: the full video, or a 20-second preview of Premium content',
    params: idParams,
    status: 200,
    response: Playback,
    errors: ['lesson_not_found', 'video_not_ready'],
  }),
  finishLesson: endpoint({
    method: 'PUT',
    operationId: 'finishLesson',
    path: '/api/lessons/:id/finished',
    access: 'member',
    summary: 'Mark a lesson as completed or not completed',
    params: idParams,
    body: z.object({ isFinished: z.boolean() }),
    status: 200,
    response: CourseDetail,
    limit: 'reaction',
    errors: ['lesson_not_found', 'not_enrolled', 'premium_required'],
  }),
  reviews: endpoint({
    method: 'GET',
    operationId: 'listCourseReviews',
    path: '/api/courses/:id/reviews',
    access: 'member',
    scope: 'read',
    summary: "Reviews, newest first; with `mine` only the member's own",
    params: idParams,
    query: z.object({ ...pageQuery, mine: z.optional(z.literal('true')) }),
    status: 200,
    response: z.array(CourseReview),
    paged: true,
    errors: ['course_not_found'],
  }),
  review: endpoint({
    method: 'PUT',
    operationId: 'reviewCourse',
    path: '/api/courses/:id/review',
    access: 'member',
    summary: 'Review a course the member is enrolled in; a second review replaces the first',
    params: idParams,
    body: z.object({ rating: z.int().check(z.minimum(1), z.maximum(5)), content: optionalText(2000) }),
    status: 200,
    response: CourseReview,
    limit: 'comment',
    errors: ['course_not_found', 'blocked', 'own_content', 'not_enrolled'],
  }),
  removeReview: endpoint({
    method: 'DELETE',
    operationId: 'deleteCourseReview',
    path: '/api/courses/:id/review',
    access: 'member',
    summary: "Delete the member's own review",
    params: idParams,
    status: 204,
    limit: 'comment',
    errors: ['course_not_found'],
  }),
  figures: endpoint({
    method: 'GET',
    operationId: 'getCourseFigures',
    path: '/api/courses/:id/figures',
    access: 'member',
    scope: 'read',
    summary: 'Enrollment and progress statistics; for the instructor and moderators',
    params: idParams,
    status: 200,
    response: CourseFigures,
    errors: OWN_ERRORS,
  }),
  instructors: endpoint({
    method: 'GET',
    operationId: 'listInstructors',
    path: '/api/instructors',
    access: 'member',
    scope: 'read',
    summary: 'The first 4 featured artists as instructors, with their student counts',
    status: 200,
    response: z.array(Instructor),
    errors: [],
  }),
};
