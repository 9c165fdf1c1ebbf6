import { expect, test } from 'vitest';
import { whoMay } from '#server/testing/who-may.ts';
import { maySeeCourse, maySeeFigures, mayTeach } from './policy.ts';

type Course = Parameters<typeof maySeeCourse>[1];
const course: Course = {
  instructorId: 'teacher',
  isPublished: true,
  isHidden: false,
  isInstructorHidden: false,
  isBlocked: false,
  isEnrolled: false,
};

test.each<[Partial<Course>, string]>([
  [{}, 'teacher stranger moderator admin'],
  [{ isPublished: false }, 'teacher'],
  [{ isPublished: false, isEnrolled: true }, 'teacher stranger moderator admin'],
  [{ isHidden: true }, 'teacher moderator admin'],
  [{ isInstructorHidden: true }, 'teacher moderator admin'],
  [{ isBlocked: true }, 'teacher moderator admin'],
])('%j is seen by: %s', (fields, expected) =>
  expect(whoMay((member) => maySeeCourse(member, { ...course, ...fields }), ['teacher'])).toBe(expected),
);

test('a course is changed by its instructor, its figures are seen by moderators too', () => {
  expect(whoMay((member) => mayTeach(member, course), ['teacher'])).toBe('teacher');
  expect(whoMay((member) => maySeeFigures(member, course), ['teacher'])).toBe('teacher moderator admin');
});
