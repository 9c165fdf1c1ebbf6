/**
 * Formats numbers and dates. Numbers without `Intl`: its first formatter holds up a phone for 70 ms, while the first screen
 * is drawn.
 */

/** "$12480.50" -> "$12,480.50". */
const grouped = (text: string): string =>
  text.replace(/\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','));

/** "1240.00" -> "$1,240.00": in receipts, the ledger and on the wall, where amounts stand beside each other. */
export function usd(amount: string | number): string {
  const value = Number(amount);
  // 35.855 is a little less as a binary number, and $35.86 nevertheless.
  const cents = Math.round(Number((Math.abs(value) * 100).toPrecision(15)));
  return grouped(`${value < 0 ? '-' : ''}$${(cents / 100).toFixed(2)}`);
}

/** "1240.00" -> "$1,240": no cents when there are none. */
export const shortUsd = (amount: string | number): string => usd(amount).replace(/\.00$/, '');

/** 12480 -> "12,480". */
export const count = (n: number): string => grouped(String(n));

/** "Nov 8, 2026". */
export const day = (date: Date): string =>
  date.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** "Nov 8": if the year is clear. */
export const shortDay = (date: Date): string =>
  date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });

/** "2:32 PM". */
export const time = (date: Date, zone: { timeZoneName?: 'short' } = {}): string =>
  date.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', ...zone });

/** "Nov 24, 2026, 9:40 AM" */
export const dayAndTime = (date: Date): string => `${day(date)}, ${time(date)}`;

/** "2:32 PM GMT+1": for records shared by people in different time zones. */
export const zonedTime = (date: Date): string => time(date, { timeZoneName: 'short' });

/** 2160 seconds -> "36:00"; minutes continue beyond an hour. */
export const minutesSeconds = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/** 217088 -> "212 KB", 1468006 -> "1.4 MB". */
export const fileSize = (bytes: number): string =>
  bytes < 104_858 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;
