import { COUNTRY_CODES } from '#shared/kernel/countries.ts';

/** What is known about where a member is, the most reliable source first. */
interface Known {
  /** From their settings. */
  own: string | null;
  /** Of their latest delivery address. */
  delivered: string | null;
  /** Of the browser, such as 'nb-NO'. */
  language: string | undefined;
}

/** The member's country for every rule that depends on it, ISO 3166-1 alpha-2; null: not known. */
export function memberCountry({ own, delivered, language }: Known): string | null {
  const region = /-([a-z]{2})(?:-|$)/i.exec(language ?? '')?.[1]?.toUpperCase() ?? '';
  return own ?? delivered ?? (COUNTRY_CODES.includes(region) ? region : null);
}
