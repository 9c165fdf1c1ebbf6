/** Draft of a milestone, and its request body. */
import type { Milestone } from '#shared/hire/milestones/contract.ts';
import type { Errors } from '#client/lib/forms/errors.ts';
import { t } from '#client/lib/t.ts';

export interface MilestoneDraft {
  title: string;
  description: string;
  /** In the browser's format: 2026-11-28, or empty. */
  due: string;
}

export const TITLE_MAX = 140;
export const NOTES_MAX = 2000;
export const EMPTY_MILESTONE: MilestoneDraft = { title: '', description: '', due: '' };

/** Noon UTC is the same day nearly everywhere. */
const atNoon = (due: string): Date => new Date(`${due}T12:00:00.000Z`);
const isDay = (due: string): boolean =>
  due.length === 'yyyy-mm-dd'.length && !Number.isNaN(atNoon(due).getTime());
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

export const draftOf = ({ title, description, dueDate }: Milestone): MilestoneDraft => ({
  title,
  description: description ?? '',
  due: dueDate ? dayOf(dueDate) : '',
});

/** @param kept a due date that may stay although it has passed */
export function invalidMilestone(
  { title, due }: MilestoneDraft,
  now: Date,
  kept: string,
): Errors<keyof MilestoneDraft> {
  const errors: Errors<keyof MilestoneDraft> = {};
  if (title.trim() === '') errors.title = t('Title is required');
  if (due && due !== kept) {
    if (!isDay(due)) errors.due = t('Please choose a valid date.');
    else if (due < dayOf(now)) errors.due = t('Please choose today or a later date.');
  }
  return errors;
}

export const toMilestone = ({ title, description, due }: MilestoneDraft) => ({
  title: title.trim(),
  ...(description.trim() && { description: description.trim() }),
  dueDate: due && isDay(due) ? atNoon(due).toISOString() : null,
});
