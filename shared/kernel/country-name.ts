const names = new Intl.DisplayNames('en', { type: 'region' });
/** Countries that a sentence names with an article. */
const WITH_ARTICLE = new Set([
  'AE',
  'BS',
  'CC',
  'CD',
  'CF',
  'CK',
  'DO',
  'FK',
  'FO',
  'GB',
  'GM',
  'IM',
  'IO',
  'KM',
  'KY',
  'MH',
  'MP',
  'MV',
  'NL',
  'PH',
  'PN',
  'PS',
  'SB',
  'SC',
  'TC',
  'UM',
  'US',
  'VG',
  'VI',
]);

/** 'Norway', 'United States'. */
export const countryTitle = (code: string): string => names.of(code)!;
/** As it stands in a sentence: 'Norway', 'the United States'. */
export const countryName = (code: string): string =>
  WITH_ARTICLE.has(code) ? `the ${countryTitle(code)}` : countryTitle(code);
