/** The filters of the course grid, kept in the URL. */
import type { Course } from '#shared/courses/contract.ts';
import { type CourseCategory, countsIn } from '#shared/courses/category.ts';
import * as cardTexts from './card-texts.ts';
import * as texts from './texts.ts';

export type CourseFilter = CourseCategory | 'free' | 'all';

/** Four are always there; the other two are shown only while active. */
const ALWAYS = [
  ['all', texts.all],
  ['photography', texts.photography],
  ['digital_art', texts.digitalArt],
  ['graphic_design', texts.design],
] as const;
const WHILE_ON = [
  ['ai_art', texts.aiArt],
  ['free', cardTexts.free],
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
