/** The sentence that matched, split into parts for underlining. Pure. */

type Part = { text: string; isMatch: boolean };

/** Letters without an accented form, as search normalizes them. */
const PLAIN: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };
const LONGEST = 140;
const BEFORE = 50;

const plain = (character: string): string => {
  const bare = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return PLAIN[bare] ?? bare;
};

/** Positions of words that start like one of `words`. `words` are normalized. */
export function findMatches(text: string, words: string[]): { start: number; end: number }[] {
  let bare = '';
  const at: number[] = [];
  for (let n = 0; n < text.length;) {
    const character = String.fromCodePoint(text.codePointAt(n)!);
    for (const unit of plain(character)) {
      bare += unit;
      // One entry for each UTF-16 unit of `bare`.
      for (let i = 0; i < unit.length; i += 1) at.push(n);
    }
    n += character.length;
  }
  const matches: { start: number; end: number }[] = [];
  for (const { 0: token, index } of bare.matchAll(/[\p{L}\p{N}]+/gu)) {
    const word = words.find((w) => token.startsWith(w) || (token.length >= 4 && w.startsWith(token)));
    if (word === undefined) continue;
    const end = index + Math.min(word.length, token.length);
    matches.push({ start: at[index]!, end: at[end] ?? text.length });
  }
  return matches;
}

/** The text in matching and other parts. */
export function markMatches(text: string, words: string[]): Part[] {
  const parts: Part[] = [];
  let done = 0;
  for (const { start, end } of findMatches(text, words)) {
    if (start > done) parts.push({ text: text.slice(done, start), isMatch: false });
    parts.push({ text: text.slice(start, end), isMatch: true });
    done = end;
  }
  if (done < text.length) parts.push({ text: text.slice(done), isMatch: false });
  return parts;
}

/** Shortens a long sentence around its first match, between words. */
function cut(sentence: string, words: string[]): string {
  if (sentence.length <= LONGEST) return sentence;
  const first = findMatches(sentence, words)[0]?.start ?? 0;
  const from = first <= BEFORE ? 0 : sentence.indexOf(' ', first - BEFORE) + 1;
  const start = from > first ? first : from;
  const rest = sentence.slice(start);
  const short = rest.length <= LONGEST ? rest : `${rest.slice(0, LONGEST).replace(/\s\S*$/u, '')}…`;
  return start === 0 ? short : `…${short}`;
}

/** The first sentence that contains one of the words, or null. */
export function excerptOf(texts: (string | null)[], words: string[]): Part[] | null {
  for (const text of texts) {
    for (const sentence of (text ?? '').split(/(?<=[.!?])\s+|\n+/u)) {
      if (findMatches(sentence, words).length > 0) return markMatches(cut(sentence.trim(), words), words);
    }
  }
  return null;
}
