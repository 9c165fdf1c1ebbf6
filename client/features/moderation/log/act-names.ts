import type { LogLine } from '#shared/moderation/log/contract.ts';
import { paths } from '#client/paths.ts';
import * as texts from './texts.ts';

/** 'artwork.hide' -> 'Artwork hide': any act, also those of the office. */
export const actName = (act: string): string => {
  const words = act.replaceAll(/[._]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const spoken = (value: string | number | boolean | null | undefined): string =>
  value === null || value === undefined
    ? texts.none
    : typeof value === 'boolean'
      ? value
        ? texts.yes
        : texts.no
      : String(value);

/** "isHidden: no → yes": what differs, and what has no before. */
export function changesOf({ before, after }: Pick<LogLine, 'before' | 'after'>): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((name) => name !== 'caseId' && before[name] !== after[name])
    .map((name) =>
      name in before
        ? `${name}: ${spoken(before[name])} → ${spoken(after[name])}`
        : `${name}: ${spoken(after[name])}`,
    );
}

const PLACES: Record<string, (id: string) => string> = {
  artwork: paths.artwork,
  profile: paths.profile,
  member: paths.profile,
  project: paths.project,
  inspiration: paths.watch,
  video: paths.watch,
  course: paths.course,
  purchase: paths.sale,
  report: paths.moderationCase,
  appeal: paths.moderationCase,
};

/** The case if there is one, else the thing itself. */
export function placeOf({ subjectType, subjectId, after }: LogLine): string | null {
  const caseId = after['caseId'];
  if (typeof caseId === 'string') return paths.moderationCase(caseId);
  return PLACES[subjectType]?.(subjectId) ?? null;
}
