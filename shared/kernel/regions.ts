/** Where the countries of ./countries.ts lie, as their posts see it: Cyprus is in Europe. */
const REGIONS = {
  Africa: `AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW IO KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG
    RE RW SC SH SL SN SO SS ST SZ TD TF TG TN TZ UG YT ZA ZM ZW`,
  Asia: `AE AF AM AZ BD BH BN BT CN GE HK ID IL IN IQ JO JP KG KH KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG TH TJ
    TL TM TR TW UZ VN YE`,
  Europe: `AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL
    NO PL PT RO RS SE SI SJ SK SM UA VA XK`,
  'North America': `AG AI AW BB BL BM BQ BS BZ CA CR CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS MX NI PA PM PR SV SX TC TT US
    VC VG VI`,
  Oceania: 'AS AU CC CK CX FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS',
  'South America': 'AR BO BR CL CO EC FK GF GY PE PY SR UY VE',
};
export type Region = keyof typeof REGIONS;

/** All countries of a region, by code. */
export const countriesIn = (region: Region): readonly string[] => REGIONS[region].split(/\s+/);

let byCountry: Readonly<Record<string, Region>> | undefined;

/** The region of each country. */
export const regionsByCountry = (): Readonly<Record<string, Region>> =>
  (byCountry ??= Object.fromEntries(
    (Object.keys(REGIONS) as Region[]).flatMap((region) => countriesIn(region).map((code) => [code, region])),
  ));

/** The region of a country of `COUNTRY_CODES`. */
export const regionOf = (country: string): Region => regionsByCountry()[country]!;
