import { type Member, isModerator } from '#server/http/route.ts';

interface Seen {
  instructorId: string;
  isPublished: boolean;
  isHidden: boolean;
  /** Moderators took the instructor out of sight, with everything they show. */
  isInstructorHidden: boolean;
  /** Between the member and the instructor. */
  isBlocked: boolean;
  isEnrolled: boolean;
}

/** Only its instructor changes a course. */
export const mayTeach = (member: Member, course: { instructorId: string }): boolean =>
  course.instructorId === member.id;

/**
 * A draft is its instructor's alone; one that was taken back is still there for those enrolled. What is hidden or
 * behind a block is there for moderators, and does not exist for anybody else.
 */
export const maySeeCourse = (member: Member, course: Seen): boolean =>
  mayTeach(member, course) ||
  ((course.isPublished || course.isEnrolled) &&
    (isModerator(member) || (!course.isHidden && !course.isInstructorHidden && !course.isBlocked)));

/** How far members came is for the instructor and for moderators. */
export const maySeeFigures = (member: Member, course: { instructorId: string }): boolean =>
  mayTeach(member, course) || isModerator(member);
