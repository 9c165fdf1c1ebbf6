/** What a work is: a thing or a file, one of an edition, made by hand or by AI, small, upright. */
import { MAX_EDITION } from '#shared/kernel/limits.ts';
import { START, WORD_END } from './patterns.ts';
import { HUE } from './read-place.ts';

/** A thing that is sent, or a file; see also EDITIONS. */
export const THINGS = {
  true: [
    new RegExp(
      `${START}(?:(?:an? )?originals?(?! (?:photo|picture|image|version))(?: (?=(?:art|work|piece|painting|drawing|ceramic|sculpture|textile)))?|(?:ready|available|able) to (?:ship|hang|be shipped|send|frame)|(?:(?<=(?:that|which|it|and|can|will) )ships?|ships (?=to|now|today|worldwide|free|immediately|quickly|fast)|shipped|delivered)(?: to me)?|(?:physical|tangible)(?: (?:art|art ?works?|works?|pieces?|things?|objects?|copy))?)${WORD_END}`,
      'giu',
    ),
  ],
  false: [
    new RegExp(
      `${START}(?:(?:instant |digital )?downloads?|downloadable|printables?|digital (?:files?|copy|copies)|as an? (?:digital )?file|(?:high[- ]res(?:olution)? )files?)${WORD_END}`,
      'giu',
    ),
  ],
};
export const EDITIONS: readonly (readonly [RegExp, (most: string) => number])[] = [
  [
    new RegExp(
      `${START}(?:(?:limited|small|numbered|signed) )?editions? (?:of|under|below) (?:(?:up to|at most|max(?:imum)?|no more than|less than|fewer than|under) )?(\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|fifty|a hundred|one hundred)(?: (?:or|and) (?:fewer|less|under))?${WORD_END}`,
      'giu',
    ),
    (most) => Number(most) || (EDITION_NUMBERS[most.toLowerCase()] ?? MAX_EDITION),
  ],
  [
    new RegExp(
      `${START}(?:one[- ]of[- ]a[- ]kind|one[- ]offs?|(?:only|just) one exists|unique (?:pieces?|works?|art ?works?)|1 of 1|single copy)${WORD_END}`,
      'giu',
    ),
    () => 1,
  ],
  [
    new RegExp(
      `${START}(?:(?:limited|small|signed|numbered)[- ]?(?:and[- ](?:signed|numbered)[- ]?)?(?:editions?|runs?)(?:[- ](?=prints?))?|numbered|edition of)${WORD_END}`,
      'giu',
    ),
    () => MAX_EDITION,
  ],
];
const EDITION_NUMBERS: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twenty: 20,
  thirty: 30,
  fifty: 50,
  'a hundred': 100,
  'one hundred': 100,
};
export const BY_HAND = new RegExp(
  `${START}(?:(?:no|not|non|without|nothing)(?:[- ](?:an?|any|made|done|on|with|by))*[- ](?:computers?|software|screens?|digital(?: (?:art|works?|stuff))?)|(?:made |crafted )?by hand|(?:hand|home)[- ]?(?:made|crafted))${WORD_END}|${START}hand[- ]?(?=(?:painted|drawn|embroidered|stitched|sewn|woven|thrown|printed|cut|carved|built|blown|knitted|dyed|quilted|bound|pulled|colou?red|cast|forged|spun|tufted)${WORD_END})`,
  'giu',
);
const AI = String.raw`(?:ai|a\.i\.|artificial intelligence)(?:[- ](?:generated|made|created|assisted|art|artworks?|works?|images?|pictures?|stuff|slop))?`;
/** By people: photographs and digital works too. */
export const NO_AI = [
  new RegExp(
    String.raw`${START}(?:not?|non|nothing|without|except|excluding|minus|zero|never|isn['’]?t|free (?:of|from)|instead of|anything but)[- ]+(?:any |an )?(?:(?:made|created|generated|drawn|done) )?(?:(?:by|with|using|from|to) )?(?:an? )?${AI}${WORD_END}`,
    'giu',
  ),
  new RegExp(String.raw`(?<![^\s])-${AI}${WORD_END}`, 'giu'),
  new RegExp(
    String.raw`${START}(?:ai[- ]free|(?:not?|non)[- ](?:computer[- ])?generated|(?:hu)?man[- ](?:made|created|drawn|painted|only)|human (?:art|artists?)|(?:an? )?(?:real|actual|living|flesh[- ]and[- ]blood) (?:artists?|humans?|persons?|people)|(?:made|created|painted|drawn|done) by (?:an? |real )*(?:humans?|people|persons?|human beings?|(?:human |real )artists?))${WORD_END}`,
    'giu',
  ),
];
export const AI_WORD = new RegExp(`${START}ai${WORD_END}`, 'giu');
export const BY_AI = new RegExp(
  String.raw`${START}(?:(?:made |created |generated |drawn )?(?:by|with|using) (?:an )?(?:ai|artificial intelligence)|ai[- ](?:made|generated|created|art|artworks?|works?|images?)|^\s*ai\s*$)${WORD_END}`,
  'giu',
);
/** Words for a work as such: before them a size is that of the work. */
const WORK =
  '(?:pictures?|paintings?|prints?|works?|pieces?|art|artworks?|canvas(?:es)?|sculptures?|drawings?|photos?|photographs?|photography|posters?|images?|format|size|sized|something|abstracts?|landscapes?|portraits?|still[- ]lifes?|seascapes?|cityscapes?|textiles?|tapestr(?:y|ies)|quilts?|weavings?|embroider(?:y|ies)|ceramics?|pottery|vases?|plates?|bowls?|watercolou?rs?|linocuts?|screen ?prints?|etchings?|collages?|illustrations?|wall[- ](?:art|hangings?)|things?|objects?|gifts?|presents?|decor|glass|bronzes?|oils?|acrylics?|sketch(?:es)?|risographs?|woodcuts?|lithographs?|cyanotypes?|originals?|editions?)';
const SIZE_WORDS = {
  small: '(?:tiniest|smallest|tiny|small|little|mini|miniature)',
  medium: '(?:medium|mid)[- ]sized?',
  large: '(?:largest|biggest|large|big|huge|oversized?|giant|monumental|enormous|massive)',
} as const;
/** What has a size of its own: a small house is no small work. */
const OWN_SIZE =
  '(?:houses?|homes?|cottages?|towns?|villages?|cit(?:y|ies)|islands?|gardens?|birds?|dogs?|pupp(?:y|ies)|cats?|kittens?|animals?|insects?|bees?|butterfl(?:y|ies)|fish(?:es)?|whales?|horses?|bears?|boats?|ships?|people|persons?|man|men|wom[ae]n|girls?|boys?|child(?:ren)?|kids?|bab(?:y|ies)|famil(?:y|ies)|trees?|waves?|moon|sun|skys?|stars?|lamps?|eyes?|hands?|heads?|faces?|letters?|figures?|details?|dots?|worlds?|prices?|budgets?|bang|apple|bit|time)';
/** 'A tiny picture', 'big abstract print', 'small blue', 'large mountains', 'large': never 'small house'. */
const sized = (words: string): RegExp =>
  new RegExp(
    String.raw`${START}(?:(?<=(?:something|${WORK}) )${words}|${words}(?=(?:[- ]+[\p{L}-]+){0,2}?[- ]+${WORK}${WORD_END})|${words}(?= ${HUE}${WORD_END}(?! ${OWN_SIZE}${WORD_END}))|(?:tiny|small|large|oversized?|huge)(?<=${words})(?= (?!${OWN_SIZE}${WORD_END})\p{L}{3,}(?:\s*[,.;]|\s*$| (?:for|under|over|with|in|on|by|from)${WORD_END})))${WORD_END}|(?<=${WORK} (?:\p{L}+ ){1,2})${words}(?=\s*$)|(?<=,\s*)${words}(?=\s*(?:,|$))|^\s*${words}\s*$`,
    'giu',
  );
export const SIZED = {
  small: sized(SIZE_WORDS.small),
  medium: sized(SIZE_WORDS.medium),
  large: sized(SIZE_WORDS.large),
} as const;
const FORMAT = '(?:formats?|orientation|oriented|frames?|framed|shapes?|shaped)';
/** 'Square', 'a vertical print', 'landscape format', 'a panorama': never 'a town square' or 'vertical lines'. */
export const ORIENTED = {
  portrait: new RegExp(
    String.raw`${START}(?:(?:portrait|vertical|upright|tall)[- ]${FORMAT}|(?:vertical|upright|tall)(?=[- ]+(?:[\p{L}-]+ +){0,2}?${WORK}${WORD_END})|vertical(?! (?:lines?|stripes?|bands?|bars?|gardens?)))${WORD_END}`,
    'giu',
  ),
  landscape: new RegExp(
    String.raw`${START}(?:(?:landscape|horizontal|wide)[- ]${FORMAT}|(?:horizontal|wide|elongated)(?=[- ]+(?:[\p{L}-]+ +){0,2}?${WORK}${WORD_END})|horizontal(?! (?:lines?|stripes?|bands?|bars?))|panoram(?:as?|ic))${WORD_END}`,
    'giu',
  ),
  square: new RegExp(
    String.raw`${START}(?:square[- ]${FORMAT}|(?<=${WORK} )square|square(?=[- ]+(?:[\p{L}-]+ +){0,2}?${WORK}${WORD_END})|(?<=^\s*)square(?=\s*$))${WORD_END}`,
    'giu',
  ),
} as const;
