import { day, time } from '#client/lib/format.ts';
import * as texts from './texts.ts';

const HOUR_MS = 3_600_000;
const SOON_HOURS = 6;

/** "Nov 24, 2026, 9:40 AM" */
export const exact = (at: Date): string => texts.at(day(at), time(at));
export const inHours = (hours: number): Date => new Date(Date.now() + hours * HOUR_MS);
export const isSoon = (at: Date, now: number): boolean => at.getTime() - now < SOON_HOURS * HOUR_MS;
