/** For whom, and where it will hang, with the colors of what is there: no part of what works show. */
import type { Mood } from '#shared/artworks/moods.ts';
import { COLOR_WORDS } from './feeling-words.ts';
import { START, WORD_END } from './patterns.ts';

/** Who gets it, and when, is no subject: 'a present for my mother', 'for his birthday'. */
const OCCASION =
  "(?:weddings?|birthdays?|thank[- ]you|bridal shower|new (?:home|house|baby)|promotion|get well|hanukkah|anniversary|housewarming|house[- ]warming|christmas|xmas|valentine['’]?s?(?: day)?|(?:mother|father)['’]?s['’]? day|easter|engagement|graduation|farewell|retirement|baby shower|christening)";
const PERSON =
  '(?:mothers?|moms?|mums?|mommy|mummy|fathers?|dads?|daddy|parents?|wife|husband|partner|spouse|girlfriend|boyfriend|fianc[eé]e?|sisters?|brothers?|daughters?|sons?|aunts?|uncles?|cousins?|nieces?|nephews?|neighbou?rs?|friends?|colleagues?|coworkers?|bosse?s?|clients?|hosts?|teachers?|grand(?:ma|pa|mother|father|parents?|son|daughter|child(?:ren)?)|in-laws|newborns?|newlyweds|(?:[0-9]+|one|two|three|four|five|six|seven|eight|nine|ten)[- ]years?[- ]olds?|toddlers?|teenagers?|myself|him|her|them|someone (?:special|i love))';
const WHOSE = '(?:(?:my|our|your|his|her|their|a|an|the) )?';
/** Nobody paints them, so that alone they say when something is given. */
const GIVEN_AT =
  "(?:anniversary|birthday|housewarming|house[- ]warming|engagement|graduation|retirement|baby shower|bridal shower|christening|(?:mother|father)['’]?s['’]? day)";
export const RECIPIENT = new RegExp(
  String.raw`${START}(?:(?:${OCCASION}(?:['’]s)? (?:day )?)+(?:gift|present)s?|(?:gift|present)s? ${OCCASION}|(?<=^\s*)${WHOSE}(?:(?:${OCCASION}|first|\d+(?:th|st|nd|rd)?) )?${GIVEN_AT}(?=\s*$)|(?:for|to give) (?:my (?:woman|man|girl|boy)|${WHOSE}(?:(?:best|new|old|dear|little|young(?:er)?|elder(?:ly)?|older|\d+(?:th|st|nd|rd)?) ?)?(?:${PERSON}|${OCCASION}))(?:['’]s?)?)${WORD_END}`,
  'giu',
);
/** How what is given should feel, by who gets it and when; the first that fits. */
const GIFT_MOODS: readonly (readonly [RegExp, readonly Mood[]])[] = [
  [
    /wedding|anniversary|valentine|engagement|bridal|newlywed|wife|husband|partner|spouse|girlfriend|boyfriend|fianc|my (?:woman|man)|i love/iu,
    ['romantic', 'calm'],
  ],
  [
    /baby|christening|newborn|grandchild|grandson|granddaughter|niece|nephew|girl|boy|year|toddler/iu,
    ['playful', 'joyful'],
  ],
  [/house|home/iu, ['warm', 'calm']],
  [/(?:)/u, ['calm', 'joyful']],
];
export const moodsOfGift = (given: string): readonly Mood[] =>
  GIFT_MOODS.find(([who]) => who.test(given))![1];
const ROOM =
  "(?:bedrooms?|bathrooms?|washroom|restroom|toilet|powder room|nursery|office|study|den|foyer|entrance hall|kitchen|hallway|corridor|hall|landing|stairwell|staircase|stairs|loft|attic|basement|spa|salon|gym|chapel|church|studio|lobby|reception|boardroom|entrance|entry(?:way)?|restaurant|caf[eé]|bar|hotel|clinic|practice|shop|boutique|school|classroom|dorm|workplace|workspace|apartment|flat|condo|house|home|cottage|conservatory|porch|patio|terrace|playroom|library|reading (?:nook|corner)|(?:kids?|child(?:ren)?|boys?|girls?|teen(?:ager)?|baby|guest|dining|living|sitting|family|waiting|yoga|meditation|music|therapy|consulting|play|class|meeting|conference|student|hotel|sun|laundry|tv|mud)(?:['’]?s)?['’]? ?rooms?|kids)";
const FURNITURE =
  '(?:walls?|wallpaper|sofas?|couch(?:es)?|armchairs?|beds?|headboard|fireplace|mantel(?:piece)?|desk|sideboard|console|dresser|credenza|bookshel(?:f|ves)|dining table|curtains?|rugs?|carpets?|floors?|cabinets?|furniture|interiors?|decor|cushions?)';
/** Where it will hang. */
export const PLACE = new RegExp(
  String.raw`${START}(?:(?:for|above|over|to (?:hang|go|put) (?:in|on|above|over)) ${WHOSE}(?:[\p{L}'’-]+ )?${ROOM}(?: (?:of|in|at) ${WHOSE}(?:[\p{L}-]+ ){0,2}?(?:firm|house|home|company|practice|clinic|hospital|hotel|school|bank|building|office|restaurant|apartment|villa|flat))?|in ${WHOSE}(?:[\p{L}-]+ )?(?:bedrooms?|bathrooms?|nursery|office|hallway|kitchen|spa|studio|lobby|entrance|restaurant|cafe|hotel|apartment|flat|(?:kids|dining|living|guest|waiting) ?rooms?))${WORD_END}`,
  'giu',
);
/** Words of one phrase. */
const ADJECTIVE = String.raw`(?!(?:for|on|in|above|over|behind|beside|against|with|without|under|below|and|but|or|by)${WORD_END})[\p{L}-]+ `;
export const HUE = `(?:(?:dark|light|pale|deep|bright|soft|warm|off)[- ])*(?:${[...COLOR_WORDS.keys()].join('|')})`;
/** What it will hang beside, with its color: 'for a white wall', 'goes with my green sofa', 'to liven up a gray office'. */
export const SURROUNDINGS = [
  String.raw`(?:for|on|above|over|behind|beside|against|next to|in|to hang (?:on|in|above|over)) ${WHOSE}(?:${ADJECTIVE}){0,3}?${FURNITURE}`,
  String.raw`(?:for|above|over|in|into) ${WHOSE}(?:${ADJECTIVE})?(?:${HUE}|dark|light|bright|dim|gloomy|sunny|small|tiny|narrow|big|large|huge) (?:${ADJECTIVE})?${ROOM}`,
  String.raw`(?:(?:that|which|to|will|would|should) )*(?:(?:go(?:es|ing)?|look(?:s|ing)?(?: (?:good|great|nice))?|(?<!(?:art|a|an|square|small|large|abstract) )work(?:s|ing)?|fit(?:s|ting)?|pair(?:s|ing)?) (?:well )?(?:with|on|in|into|above|over|against|next to)|match(?:es|ing)?|complement(?:s|ing)?|suit(?:s|ing)?|fit(?:s|ting)?|liven(?:s|ing)? up|brighten(?:s|ing)?(?: up)?|warm(?:s|ing)? up|cheer(?:s|ing)? up|decorat(?:e|es|ing)|pop(?:s|ping)? (?:on|against)) ${WHOSE}(?:(?:${ADJECTIVE}){0,4}?(?:${ROOM}|${FURNITURE})|${HUE}(?: ${HUE})*)`,
].map((phrase) => new RegExp(`${START}${phrase}(?: ${HUE})?${WORD_END}`, 'giu'));
