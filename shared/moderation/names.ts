import type { ReportSubject } from './subjects.ts';

/** Everything else is known by its title, in quotes. */
const NEEDS_WHOSE = new Set<ReportSubject>(['comment', 'message', 'course_review', 'hire_review', 'offer']);

/**
 * What a case is about, inside a sentence: 'your comment on “Salt Hills”', 'the profile of Noor Halaby'.
 * @param title the name of the case
 * @param whose 'your' for the member it is about, 'the' for others
 */
export function inSentence(subject: ReportSubject, title: string, whose: 'your' | 'the'): string {
  if (subject === 'profile') return whose === 'your' ? 'your profile' : `the profile of ${title}`;
  return NEEDS_WHOSE.has(subject) ? `${whose} ${title.charAt(0).toLowerCase()}${title.slice(1)}` : title;
}

/** Capitalizes the text, to begin a sentence. */
export const atStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
