import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { t, tn, tx, txn } from './t.ts';

test('values replace the places of a sentence', () => {
  expect(t('Lesson {n} of {total}, {n}', { n: 2, total: 'five' })).toBe('Lesson 2 of five, 2');
  expect(t('{title} was sold', { title: '{artist} & $&' })).toBe('{artist} & $& was sold');
});

test('a context says which of two meanings; readers do not see it', () => {
  expect(t('Sold', 'a state')).toBe('Sold');
  expect(t('{n} sold', { n: 3 }, 'works')).toBe('3 sold');
});

test('one is singular; none and many are plural', () => {
  const works = (n: number) => tn(n, '{n} work', '{n} works');
  expect([0, 1, 2, 21].map(works)).toEqual(['0 works', '1 work', '2 works', '21 works']);
  expect(tn(2, 'One work by {artist}', '{n} works by {artist}', { artist: 'Ada' })).toBe('2 works by Ada');
});

test('elements replace the places of a sentence, also of a plural', () => {
  const { container } = render(
    <>
      <p>{tx('Lesson {n} of {total}, {n}', { n: <b>2</b>, total: <i>5</i> })}</p>
      <p>{txn(1, '{n} work', '{n} works', { n: <b>1</b> })}</p>
    </>,
  );
  expect(container.innerHTML).toBe('<p>Lesson <b>2</b> of <i>5</i>, <b>2</b></p><p><b>1</b> work</p>');
});

test('a place without its value does not compile', () => {
  // @ts-expect-error The sentence has a place that is not given.
  expect(t('{n} left', {})).toBe('undefined left');
  // @ts-expect-error The plural has one.
  expect(tn(2, 'One by {artist}', '{n} by {artist}', {})).toBe('2 by undefined');
  // @ts-expect-error Neither are elements.
  expect(tx('Lesson {n}', {})).toHaveLength(3);
});
