import type { Category } from '#shared/artworks/categories.ts';

/** The first category that fits names the card. */
const WORDS = [
  ['ai_art', /\bai\b/i],
  ['photography', /\bphoto/i],
  ['graphic_design', /\b(?:design|brand)/i],
  ['digital_art', /\b(?:digital|art)/i],
] as const satisfies readonly (readonly [Category, RegExp])[];

/** Course categories. */
export type CourseCategory = (typeof WORDS)[number][0];

/** The category named by the words of the title; null if none is. */
export const courseCategory = (title: string): CourseCategory | null =>
  WORDS.find(([, words]) => words.test(title))?.[0] ?? null;

/** Whether a course counts in a category; it may count in several. */
export const countsIn = (title: string, category: CourseCategory): boolean =>
  WORDS.some(([name, words]) => name === category && words.test(title));
