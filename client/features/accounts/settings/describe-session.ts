import type { DeviceSession } from '#shared/accounts/sessions/contract.ts';
import { day, time } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';

/** "Chrome on macOS"; what is not known is left out. */
export const deviceName = ({ browser, system }: DeviceSession): string =>
  browser && system
    ? t('{browser} on {system}', { browser, system })
    : (browser ?? system ?? t('Unknown device'));

/** 'America/Argentina/Buenos_Aires' -> "Buenos Aires time". */
export const zoneName = ({ timeZone }: DeviceSession): string | null =>
  timeZone &&
  (timeZone.includes('/')
    ? t('{city} time', { city: timeZone.split('/').at(-1)!.replaceAll('_', ' ') })
    : timeZone);

export function lastSeen({ seenAt, isCurrent }: DeviceSession, now = new Date()): string {
  if (isCurrent) return t('Active now');
  if (!seenAt) return t('Not seen recently');
  return seenAt.toDateString() === now.toDateString()
    ? t('Last seen today, {time}', { time: time(seenAt) })
    : t('Last seen {day}', { day: day(seenAt) });
}
