/** How countries write an address on a parcel. After the formats of Google's libaddressinput (Apache License 2.0). */
import { countryTitle } from '#shared/kernel/country-name.ts';
import type { ShippingAddress } from './address.ts';

/**
 * Lines by country, for those that do not write 'postal code, city' below the street. N: name, A: street, Z: postal code,
 * C: city, S: region. What is empty leaves no trace.
 */
const FORMATS: Readonly<Record<string, string>> = {
  'N|A|C, S Z': 'US TW BB SO JP',
  'N|A|C S Z': 'AS AU CA CC CX FM MH MP NF PW PR UM VI GU',
  'N|A|C|S|Z': 'AF AI EG FK GB GG GI HK IE IM IO JE JM KE KR LK NA PA PN SC SH SZ TC TV UA VG ZA',
  'N|A|C Z|S': 'AE BH BM BN BT IL IN JO KH KY LB LS MT MV NG NP NZ PE SA SG VC',
  'N|A|C|S Z': 'ID MN PH TH VN',
  'N|A|Z C S': 'EE ES IT LT MZ PF UY',
  'N|A|Z C, S': 'MX NI SV',
  'N|A|Z C/S': 'TR',
  'N|A|Z|C|S': 'AL AM EC KZ MU OM',
  'N|A|C-S|Z': 'BR',
  'N|A|C - Z|S': 'BD PK',
  'N|A|C, S|Z': 'HN IQ',
  'N|A|C, S, Z': 'CO',
  'N|A|C|S, Z': 'CN',
  'N|A|C, Z|S': 'LV MM',
  'N|A|S, C|Z': 'CR',
  'N|C|A|Z|S': 'HU',
};
/** From the largest to the smallest, when it is written in the country's own script. */
const OWN_SCRIPT: Readonly<Record<string, string>> = {
  CN: 'Z|SC|A|N',
  HK: 'SC|A|N',
  JP: '〒Z|SC|A|N',
  KR: 'S C|A|N|Z',
  MO: 'C|A|N',
  TW: 'Z|SC|A|N',
};
const OTHERS = 'N|A|Z C|S';

const BY_COUNTRY: ReadonlyMap<string, string> = new Map(
  Object.entries(FORMATS).flatMap(([format, codes]) =>
    codes.split(' ').map((code) => [code, format] as const),
  ),
);
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const formatOf = ({ country, city, line1 }: ShippingAddress): string =>
  (EAST_ASIAN.test(city + line1) ? OWN_SCRIPT[country] : undefined) ?? BY_COUNTRY.get(country) ?? OTHERS;

/** Separators around what is empty go with it. */
const tidy = (line: string): string =>
  line
    .replaceAll(/\s{2,}/g, ' ')
    .replaceAll(/^[\s,/〒-]+$|^[\s,/-]+|[\s,/-]+$/gu, '')
    .replace(/,\s*,/, ',');

/** The lines as they stand on a parcel, the country last. */
export function addressLines(address: ShippingAddress): string[] {
  const { name, line1, line2, postalCode, city, region, country } = address;
  const parts: Record<string, string> = { N: name, Z: postalCode, C: city, S: region ?? '' };
  const lines = formatOf(address)
    .split('|')
    .flatMap((line) =>
      line === 'A' ? [line1, line2 ?? ''] : [tidy(line.replaceAll(/[NZCS]/g, (letter) => parts[letter]!))],
    );
  return [...lines, countryTitle(country)].filter(Boolean);
}
