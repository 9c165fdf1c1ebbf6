import { COUNTRY_CODES } from '#shared/kernel/countries.ts';

/** What is known of where a member is, the most telling first. */
interface Known {
  /** From their settings. */
  own: string | null;
  /** Of their latest delivery address. */
  delivered: string | null;
  /** Of the browser, such as 'nb-NO'. */
  language: string | undefined;
}

/** The member's country wherever a rule names it, by ISO 3166-1 alpha-2; null: not known. */
export function memberCountry({ own, delivered, language }: Known): string | null {
  const region = /-([a-z]{2})(?:-|$)/i.exec(language ?? '')?.[1]?.toUpperCase() ?? '';
  return own ?? delivered ?? (COUNTRY_CODES.includes(region) ? region : null);
}
