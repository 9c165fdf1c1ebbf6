import { expect, test } from 'vitest';
import { addressLines } from './address-lines.ts';

const AT = { name: 'N. Name', line1: '1 Street', city: 'City', postalCode: '123' };

test.each([
  ['US', { region: 'NY' }, ['N. Name', '1 Street', 'City, NY 123', 'United States']],
  ['US', {}, ['N. Name', '1 Street', 'City, 123', 'United States']],
  ['NO', { line2: 'Floor 2' }, ['N. Name', '1 Street', 'Floor 2', '123 City', 'Norway']],
  ['GB', { region: 'Avon' }, ['N. Name', '1 Street', 'City', 'Avon', '123', 'United Kingdom']],
  ['CA', { region: 'ON' }, ['N. Name', '1 Street', 'City ON 123', 'Canada']],
  ['BR', { region: 'SP' }, ['N. Name', '1 Street', 'City-SP', '123', 'Brazil']],
  ['BR', {}, ['N. Name', '1 Street', 'City', '123', 'Brazil']],
  ['HU', {}, ['N. Name', 'City', '1 Street', '123', 'Hungary']],
  ['ES', { region: 'Madrid' }, ['N. Name', '1 Street', '123 City Madrid', 'Spain']],
  ['CR', {}, ['N. Name', '1 Street', 'City', '123', 'Costa Rica']],
  ['CO', {}, ['N. Name', '1 Street', 'City, 123', 'Colombia']],
  ['JP', { region: 'Tokyo' }, ['N. Name', '1 Street', 'City, Tokyo 123', 'Japan']],
])('%s with %j', (country, more, lines) => {
  expect(addressLines({ ...AT, ...more, country })).toEqual(lines);
});

test('in Japan’s own script begins with the postal code and ends with the name', () => {
  expect(
    addressLines({
      name: '山田花子',
      line1: '神南1-2-3',
      city: '渋谷区',
      region: '東京都',
      postalCode: '150-0041',
      country: 'JP',
    }),
  ).toEqual(['〒150-0041', '東京都渋谷区', '神南1-2-3', '山田花子', 'Japan']);
});
