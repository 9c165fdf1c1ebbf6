/** The filters of the course grid, kept in the URL. */
import type { Course } from '#shared/courses/contract.ts';
import { type CourseCategory, countsIn } from '#shared/courses/category.ts';
import { t } from '#client/lib/t.ts';

export type CourseFilter = CourseCategory | 'free' | 'all';

/** Four are always there; the other two are shown only while active. */
const ALWAYS = [
  ['all', t('All')],
  ['photography', t('Photography')],
  ['digital_art', t('Digital Art')],
  ['graphic_design', t('Design')],
] as const;
const WHILE_ON = [
  ['ai_art', t('AI Art')],
  ['free', t('Free')],
] as const;

export const filterItems = (filter: CourseFilter): (readonly [CourseFilter, string])[] => [
  ...ALWAYS,
  ...WHILE_ON.filter(([key]) => key === filter),
];

/** Reads `?filter=`; an invalid value means all courses. */
export function parseCourseFilter(search: string): CourseFilter {
  const given = new URLSearchParams(search).get('filter');
  return [...ALWAYS, ...WHILE_ON].find(([key]) => key === given)?.[0] ?? 'all';
}

export const filterCourses = (courses: readonly Course[], filter: CourseFilter): Course[] =>
  courses.filter(({ title, isPremium }) => {
    if (filter === 'all') return true;
    return filter === 'free' ? !isPremium : countsIn(title, filter);
  });
