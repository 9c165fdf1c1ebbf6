import { expect, test } from 'vitest';
import { paths } from '#client/paths.ts';
import { comparedIn } from './address.ts';

const id = (n: number) => `${n}${n}${n}${n}${n}${n}${n}${n}-1111-4111-8111-111111111111`;

test('the works stand in the address, in their order', () => {
  const ids = [id(3), id(1), id(2)];
  const { search } = new URL(paths.compare(ids), 'http://local');
  expect(comparedIn(search)).toEqual(ids);
});

test('what is no work, a repeated one and a fifth are left out', () => {
  const works = [id(1), 'nonsense', id(1).toUpperCase(), id(2), '', id(3), id(4), id(5)];
  expect(comparedIn(`?works=${works.join(',')}`)).toEqual([id(1), id(2), id(3), id(4)]);
  expect(comparedIn('?other=1')).toEqual([]);
});
