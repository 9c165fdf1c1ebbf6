/** What a search excludes: 'not abstract', 'without people or cars', 'nothing too dark', 'people-free'. Pure. */

/** What follows is what is excluded: one word of 'not', words up to a noun of 'no'. */
const ONE = new Set('not isnt arent wasnt never non minus'.split(' '));
const NOUN = new Set(
  'no without except excluding exclude nothing dont doesnt didnt wont cant nobody neither avoid avoiding avoids hate hates dislike dislikes skip skipping'.split(
    ' ',
  ),
);
const PAIRS = new Set([
  'other than',
  'apart from',
  'anything but',
  'everything but',
  'instead of',
  'rather than',
  'free of',
  'free from',
  'aside from',
  'leave out',
  'leaving out',
  'lack of',
  'lacking any',
  'w o',
]);
/** Between the negation and what it is about. */
const BETWEEN = new Set(
  'a an any anything some the too very so much many really of with in it is be being been are was taken shot photographed contain contains containing include including have has having show shows showing see seeing want wanting wanted like need needs use using used all that thats which who there overly quite on over at by for from one as made particularly especially fan fans keen into stand bear kind kinds sort shade shades hint trace bit touch'.split(
    ' ',
  ),
);
/** Say more than the word negates: 'not only blue'. */
const NO_NEGATION = new Set('only just sure necessarily'.split(' '));
const ENDS = new Set(
  'but and or nor with in on at for from by just only please that which under over above below between around near behind into like as to if though while then instead'.split(
    ' ',
  ),
);
/** They end like verbs. */
const NO_VERBS = new Set(
  'morning evening building painting drawing spring nothing something anything wedding string ring king wing thing ceiling clothing lightning setting during'.split(
    ' ',
  ),
);
const OR = new Set(['or', 'nor']);

export interface Token {
  /** In lower case and without accents and apostrophes; a comma or the like as it is. */
  plain: string;
  start: number;
  end: number;
}

export interface Negation {
  /** Each what works must not have; several words of one belong together. */
  excluded: string[];
  start: number;
  end: number;
}

const isWord = (token: Token | undefined): token is Token =>
  token !== undefined && /[\p{L}\p{N}]/u.test(token.plain);

/** How many tokens negate at this place, and how. */
function negatorAt(tokens: readonly Token[], at: number): { length: number; isNoun: boolean } | null {
  const [one, two] = [tokens[at]!.plain, tokens[at + 1]?.plain ?? ''];
  if (PAIRS.has(`${one} ${two}`)) return { length: 2, isNoun: true };
  if (!ONE.has(one) && !NOUN.has(one)) return null;
  if (NO_NEGATION.has(two)) return null;
  return { length: 1, isNoun: NOUN.has(one) };
}

/** 'Cars, people, or dogs', 'cars, people and dogs', from the first comma: a list, not what else is wanted. */
function endsInOr(tokens: readonly Token[], comma: number): boolean {
  let at = comma;
  while (tokens[at]?.plain === ',' && isWord(tokens[at + 1]) && !OR.has(tokens[at + 1]!.plain)) at += 2;
  const isAfterComma = tokens[at]?.plain === ',';
  const joint = tokens[isAfterComma ? at + 1 : at]?.plain ?? '';
  return OR.has(joint) || (joint === 'and' && !isAfterComma);
}

/**
 * @param isAdjective colors, tones and moods: 'no red flowers' is about flowers that are red
 */
export function readNegations(tokens: readonly Token[], isAdjective: (word: string) => boolean): Negation[] {
  const found: Negation[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const negator = negatorAt(tokens, at);
    if (!negator) continue;
    const start = tokens[at]!.start;
    if (tokens[at]!.plain === 'nobody' || (tokens[at]!.plain === 'no' && tokens[at + 1]?.plain === 'one')) {
      const last = tokens[at]!.plain === 'nobody' ? at : at + 1;
      const doing = tokens[last + 1];
      // 'No one smiling' excludes smiling, not people.
      const isVerb = isWord(doing) && doing.plain.endsWith('ing') && !NO_VERBS.has(doing.plain);
      const isDoing = isWord(doing) && (isVerb || isAdjective(doing.plain));
      const end = isDoing ? last + 1 : last;
      found.push({ excluded: [isDoing ? doing.plain : 'people'], start, end: tokens[end]!.end });
      at = end;
      continue;
    }
    const excluded: string[] = [];
    let next = at + negator.length;
    let last = next;
    for (;;) {
      while (isWord(tokens[next]) && BETWEEN.has(tokens[next]!.plain) && isWord(tokens[next + 1])) next += 1;
      const phrase: string[] = [];
      while (isWord(tokens[next]) && !ENDS.has(tokens[next]!.plain)) {
        const { plain } = tokens[next]!;
        phrase.push(plain);
        last = next;
        next += 1;
        const isBlackAndWhite =
          plain === 'black' && tokens[next]?.plain === 'and' && tokens[next + 1]?.plain === 'white';
        if (isBlackAndWhite) {
          phrase.splice(-1, 1, 'blackandwhite');
          last = next + 1;
          next += 2;
          break;
        }
        if (!negator.isNoun || !isAdjective(plain)) break;
      }
      if (phrase.length === 0) break;
      excluded.push(phrase.join(' '));
      const [joint, after, later] = [tokens[next]?.plain ?? '', tokens[next + 1], tokens[next + 2]];
      const isList = joint === ',' && isWord(after) && !negatorAt(tokens, next + 1) && endsInOr(tokens, next);
      const goesOn =
        isWord(after) &&
        !ENDS.has(after.plain) &&
        !negatorAt(tokens, next + 1) &&
        (OR.has(joint) || (negator.isNoun && joint === 'and') || isList);
      // 'No cars, people, or dogs'.
      if (joint === ',' && OR.has(after?.plain ?? '') && isWord(later)) next += 2;
      else if (goesOn) next += 1;
      else break;
    }
    if (excluded.length === 0) continue;
    found.push({ excluded, start, end: tokens[last]!.end });
    at = last;
  }
  return found;
}
