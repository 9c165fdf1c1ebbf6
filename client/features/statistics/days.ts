/** Days are dates without a time: shown as they are, whatever the browser's zone. */
const utc = (day: string) => new Date(`${day}T00:00Z`);
const format = (day: string, options: Intl.DateTimeFormatOptions) =>
  utc(day).toLocaleDateString('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric', ...options });

/** 'Nov 8'. */
export const shortDay = (day: string): string => format(day, {});

/** 'Nov 8, 2026'. */
export const fullDay = (day: string): string => format(day, { year: 'numeric' });

/** 'Oct 23 – Nov 21, 2026'; both years where they differ. */
export const rangeOf = (days: readonly { day: string }[], { isShort = false } = {}): string => {
  const [first, last] = [days[0]!.day, days.at(-1)!.day];
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  if (isShort && isOneYear) return `${shortDay(first)} – ${shortDay(last)}`;
  return `${isOneYear ? shortDay(first) : fullDay(first)} – ${fullDay(last)}`;
};

export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** 'America/New_York' -> 'New York'. */
export const cityOf = (name: string): string => name.split('/').at(-1)!.replaceAll('_', ' ');
