import { t } from '#client/lib/t.ts';

const HOUR = 3600;

/** The length of lessons: "1 h 25 min", "45 min", "40 s" under a minute. */
export function runningTime(seconds: number): string {
  if (seconds < 60) return `${Math.max(1, Math.round(seconds))} s`;
  const minutes = Math.round(seconds / 60);
  if (seconds < HOUR || minutes < 60) return t('{minutes} min', { minutes });
  return minutes % 60 === 0
    ? `${minutes / 60} h`
    : t('{minutes} h {minutes2} min', { minutes: Math.floor(minutes / 60), minutes2: minutes % 60 });
}
