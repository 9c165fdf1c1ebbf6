const HOUR_MS = 3_600_000;
const SOON_HOURS = 6;

export const inHours = (hours: number): Date => new Date(Date.now() + hours * HOUR_MS);
export const isSoon = (at: Date, now: number): boolean => at.getTime() - now < SOON_HOURS * HOUR_MS;
