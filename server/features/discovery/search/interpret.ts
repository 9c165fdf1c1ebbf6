/** The search in plain English: other languages translated, words that mean something else where they stand replaced. Pure. */
import { COLOR_WORDS, TONE_WORDS } from '#shared/discovery/search/feeling-words.ts';
import { plainText } from '#shared/discovery/search/read-query.ts';
import { translate } from './languages/translate.ts';
import { isKnown } from './known-words.ts';

/** A word that belongs to its neighbour is not what it is alone: who falls asleep wants no autumn. */
const SENSES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:fall(?:s|ing|en)?|fell) asleep\b/gi, 'sleep'],
  [/\b(?:fall(?:s|ing|en)?|fell) in love\b/gi, 'love'],
  [/\bfall(?:s|ing)? (?:apart|down|off|over|out|back|through|behind)\b/gi, 'falling'],
  [
    /\b(?<=(?:to|i|we|you|they|me|us|him|her|can|will|leaves|rain|snow|stars?) )fall(?! (?:colou?rs|leaves|foliage))\b/gi,
    'falling',
  ],
  [/\bold(?= (?:man|men|woman|women|lady|ladies|people|person|couple|guy)\b)/gi, 'elderly'],
  [/\bwall[- ]hangings?\b/gi, 'tapestry'],
  [
    /\b(winter|snow|snowy|summer|autumn|spring|forest|mountain|beach|coastal|rural|country) scenes?\b/gi,
    '$1 landscape',
  ],
  [/\b(?:church|chapel|cathedral) windows?\b/gi, 'stained glass'],
  [/\b(?:the )?woods\b/gi, 'forest'],
  [/\b(?:queen|king)[- ]?sized?\b/gi, 'large format'],
  [/\bcolou?r[- ]?fields?\b/gi, 'abstract'],
  [/\b(?:gold|silver) leaf\b/gi, 'gilded'],
  [/\b(?:like|by|after|of) van gogh\b|\bvan gogh\b/gi, 'gogh'],
  [/\bo['’]keeffe\b/gi, 'okeeffe'],
  [/\bsoft (?:colou?rs?|tones?|hues|shades|palette)\b/gi, 'pastel'],
  [/\b(?:golden (?:light|sunlight|glow)|light golden)\b/gi, 'golden hour'],
  [/\b(\p{L}{4,})-(?:y|ish|esque|inspired|themed|style|styled)(?![\p{L}])/giu, '$1'],
  [/\b(?:silk[- ]?screens?(?: prints?)?|serigraph(?:s|y)?)\b/gi, 'screen print'],
  [/\btie[- ]?dyed\b/gi, 'tie dye'],
  [/\blino[- ]?prints?\b/gi, 'linocut'],
  [/\bclose[- ]?ups?\b/gi, 'closeup'],
  [/\b(?:wake|waking|woke) up\b/gi, 'morning'],
  [/\b(?:get|getting|got) married\b/gi, 'wedding'],
  [/\bmakes? me (?:laugh|giggle)\b/gi, 'funny'],
  [/\bmakes? me cry\b/gi, 'sad'],
];

/** A color after a thing that has it: in other languages the thing is what is shown. */
const COLORS_OF_THINGS: typeof SENSES = [
  [/\b(?:sky|baby|powder|ice)[- ]blue\b/gi, 'light blue'],
  [/\b(?:midnight|navy)[- ]blue\b/gi, 'dark blue'],
  [/\b(?:ocean|sea|royal|steel|electric|cobalt|indigo|sapphire|peacock|prussian)[- ](?=blues?\b)/gi, ''],
  [/\b(?:forest|hunter|bottle|pine|moss|olive|emerald|sage|mint|lime|sea|leaf|grass)[- ](?=greens?\b)/gi, ''],
  [/\b(?:blood|brick|wine|cherry|ruby|rust|fire|tomato|rose)[- ](?=reds?\b)/gi, ''],
  [/\b(?:hot|rose|salmon|candy|dusty|blush)[- ](?=pinks?\b)/gi, ''],
  [/\b(?:mustard|lemon|sunshine|sunflower|golden|canary)[- ](?=yellows?\b)/gi, ''],
  [/\b(?:chocolate|coffee|chestnut|earth)[- ](?=browns?\b)/gi, ''],
  [/\bburnt[- ](?=oranges?\b)/gi, ''],
];

/** 'Darkblue' is dark blue. */
function colorCompound(word: string): string {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (COLOR_WORDS.has(second) && (TONE_WORDS.has(first) || COLOR_WORDS.has(first)))
      return `${first} ${second}`;
  }
  return word;
}

interface Interpreted {
  text: string;
  /** English words that were typed in another language. */
  typed: ReadonlyMap<string, string>;
  isTranslated: boolean;
  /** Words of another language that have no translation. */
  foreign: ReadonlySet<string>;
}

export function interpret(text: string): Interpreted {
  const translated = translate(text, isKnown);
  const english = translated?.text ?? text;
  const senses = translated ? SENSES : [...SENSES, ...COLORS_OF_THINGS];
  const meant = senses
    .reduce((said, [sense, plain]) => said.replaceAll(sense, plain), english)
    .replace(/[\p{L}]{6,}/gu, (word) => (isKnown(plainText(word)) ? word : colorCompound(word)));
  return {
    text: meant,
    typed: translated?.typed ?? new Map(),
    foreign: translated?.left ?? new Set(),
    isTranslated: translated !== null,
  };
}
