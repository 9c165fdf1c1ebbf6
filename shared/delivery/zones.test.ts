import { expect, it } from 'vitest';
import { COUNTRY_CODES } from '#shared/kernel/countries.ts';
import { countriesIn, regionOf } from '#shared/kernel/regions.ts';
import { memberCountry } from './member-country.ts';
import { type DeliveryTerms, deliveryTo } from './zones.ts';

const TERMS: DeliveryTerms = {
  country: 'US',
  handlingDays: 2,
  zones: {
    home: { price: '8.00', daysFrom: 2, daysTo: 5 },
    region: null,
    world: { price: '24.00', daysFrom: 4, daysTo: 8 },
  },
  leftOut: ['BR', 'IN'],
};

it('each country is in one region', () => {
  const regions = ['Africa', 'Asia', 'Europe', 'North America', 'Oceania', 'South America'] as const;
  expect(regions.flatMap(countriesIn).toSorted()).toEqual(COUNTRY_CODES.toSorted());
  expect(['NO', 'MX', 'JP', 'BR', 'KE', 'NZ'].map(regionOf)).toEqual([
    'Europe',
    'North America',
    'Asia',
    'South America',
    'Africa',
    'Oceania',
  ]);
});

it.each([
  ['US', { zone: 'home', price: '8.00', daysFrom: 4, daysTo: 7 }],
  ['NO', { zone: 'world', price: '24.00', daysFrom: 6, daysTo: 10 }],
  ['CA', null],
  ['BR', null],
])('promises %s its zone, price and days with handling', (country, promise) => {
  expect(deliveryTo(TERMS, country)).toEqual(promise);
});

it.each([
  [{ own: 'NO', delivered: 'DE', language: 'en-US' }, 'NO'],
  [{ own: null, delivered: 'DE', language: 'en-US' }, 'DE'],
  [{ own: null, delivered: null, language: 'nb-NO' }, 'NO'],
  [{ own: null, delivered: null, language: 'zh-Hant-TW' }, 'TW'],
  [{ own: null, delivered: null, language: 'es-419' }, null],
  [{ own: null, delivered: null, language: 'en' }, null],
  [{ own: null, delivered: null, language: undefined }, null],
  [{ own: null, delivered: null, language: 'en-EU' }, null],
])('the country of %o is %s', (known, country) => {
  expect(memberCountry(known)).toBe(country);
});
