import { expect, test } from 'vitest';
import { inlineTexts } from './inline-texts.ts';

const IMPORT = "import { t, tn as counted } from '#client/lib/t.ts';\n";
const { handler } = inlineTexts().transform as { handler: (code: string, id: string) => string };
const built = (code: string) => handler(IMPORT + code, '/client/view.tsx').slice(IMPORT.length);

test('a build contains the sentence, with each value at its place', () => {
  expect(built("<p title={t('Sold', 'a state')}>{t('Keep it')}</p>")).toBe(
    "<p title={'Sold'}>{'Keep it'}</p>",
  );
  expect(built("t('{n} of {most}, `{n}`', { n: rows.length, most })")).toBe(
    '`${rows.length} of ${most}, \\`${rows.length}\\``',
  );
});

test('a value may be a text itself', () => {
  expect(built("t('{who} paid', { who: isMine ? t('You') : t('{name}’s bank', { name }) })")).toBe(
    "`${isMine ? 'You' : `${name}’s bank`} paid`",
  );
});

test('a plural is chosen in the browser', () => {
  const code = "counted(n, '{n} work by {artist}', '{n} works by {artist}', { artist })";
  expect(built(code)).toBe(code);
});

test('a text that is not a literal, and a place without a value, fail the build', () => {
  expect(() => built("t(isMine ? 'Yours' : 'Theirs')")).toThrow('the text is not a literal');
  expect(() => built('counted(n, one, other)')).toThrow('the text is not a literal');
  expect(() => built("t('{n} left', { m })")).toThrow('{n} has no value');
  expect(() => built("t('{n} left', values)")).toThrow('the values are not written out');
});

test('functions of the same name from elsewhere are left alone', () => {
  const code = "import { t } from './table.ts';\nt(column);\n";
  expect(handler(code, '/client/view.tsx')).toBe(code);
});
