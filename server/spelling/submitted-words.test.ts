import { expect, it } from 'vitest';
import { submittedWords } from './submitted-words.ts';

it('takes a whole word as it is, and the beginning of one as a beginning', () => {
  expect(submittedWords('a cat')).toBe("=&'cat'");
  expect(submittedWords('cat in the window')).toBe("=&'cat'\n'window'");
  for (const text of ['catal', 'made with', '']) expect(submittedWords(text)).toBe(text);
});
