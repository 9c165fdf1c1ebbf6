import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Catalog, fill, plural } from './sentence.ts';

test('elements replace the placeholders of a sentence', () => {
  const { container } = render(<p>{fill('Lesson {n} of {total}, {n}', { n: <b>2</b>, total: <i>5</i> })}</p>);
  expect(container.innerHTML).toBe('<p>Lesson <b>2</b> of <i>5</i>, <b>2</b></p>');
});

test('one is singular; none and many are plural', () => {
  const works = (n: number) => plural(n, { one: '1 work', other: `${n} works` });
  expect([0, 1, 2, 21].map(works)).toEqual(['0 works', '1 work', '2 works', '21 works']);
});

test('a placeholder without an element, and a language without a text, do not compile', () => {
  const english = { save: 'Save', due: (amount: string) => `${amount} is due` } as const;
  // @ts-expect-error The sentence has a placeholder that is not given.
  expect(fill('Lesson {n}', {})).toHaveLength(3);
  // @ts-expect-error The text `due` is missing.
  const german = { save: 'Sichern' } satisfies Catalog<typeof english>;
  expect(german).toEqual({ save: 'Sichern' });
});
