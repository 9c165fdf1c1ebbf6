import { type Member, isModerator } from '#server/http/route.ts';

interface Visibility {
  instructorId: string;
  isPublished: boolean;
  isHidden: boolean;
  /** Moderators hid the instructor with everything they published. */
  isInstructorHidden: boolean;
  /** There is a block between the member and the instructor. */
  isBlocked: boolean;
  isEnrolled: boolean;
}

/** Only its instructor may change a course. */
export const mayTeach = (member: Member, course: { instructorId: string }): boolean =>
  course.instructorId === member.id;

/**
 * A draft is visible to its instructor only; an unpublished course also to those enrolled. Hidden or blocked
 * courses exist for moderators only.
 */
export const maySeeCourse = (member: Member, course: Visibility): boolean =>
  mayTeach(member, course) ||
  ((course.isPublished || course.isEnrolled) &&
    (isModerator(member) || (!course.isHidden && !course.isInstructorHidden && !course.isBlocked)));

/** Progress figures are visible to the instructor and moderators. */
export const maySeeFigures = (member: Member, course: { instructorId: string }): boolean =>
  mayTeach(member, course) || isModerator(member);
