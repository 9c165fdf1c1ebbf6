import type { DeviceSession } from '#shared/accounts/sessions/contract.ts';
import { day, time } from '#client/lib/format.ts';
import * as texts from './texts.ts';

/** "Chrome on macOS"; what is not known is left out. */
export const deviceName = ({ browser, system }: DeviceSession): string =>
  browser && system ? texts.deviceName(browser, system) : (browser ?? system ?? texts.unknownDevice);

/** 'America/Argentina/Buenos_Aires' -> "Buenos Aires time". */
export const zoneName = ({ timeZone }: DeviceSession): string | null =>
  timeZone &&
  (timeZone.includes('/') ? texts.cityTime(timeZone.split('/').at(-1)!.replaceAll('_', ' ')) : timeZone);

export function lastSeen({ seenAt, isCurrent }: DeviceSession, now = new Date()): string {
  if (isCurrent) return texts.activeNow;
  if (!seenAt) return texts.notSeenLately;
  return seenAt.toDateString() === now.toDateString()
    ? texts.lastSeenToday(time(seenAt))
    : texts.lastSeen(day(seenAt));
}
