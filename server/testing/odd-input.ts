/** Odd values for every field of every contract, found by walking the schemas. */
import * as z from 'zod/mini';
import type { Endpoint } from '#shared/http/endpoint.ts';

type Schema = z.core.$ZodType;
export type Part = 'params' | 'query' | 'body';
type Step = string | number;
export interface Field {
  part: Part;
  path: Step[];
  /** Without what makes it optional. */
  schema: Schema;
  isRequired: boolean;
}

const objectOf = (...entries: [string, unknown][]): unknown =>
  JSON.parse(`{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join()}}`);
let nested: unknown = 'deep';
for (let depth = 0; depth < 60; depth++) nested = [nested];

export const ODD_TEXTS: readonly string[] = [
  'a\0b',
  '\u0000',
  '',
  '   ',
  '-1',
  '-5',
  'abc',
  '10,00',
  '1,000',
  '1e12',
  '0.001',
  '12.345',
  '.5',
  '5.',
  '+5',
  '$5',
  '€5',
  'NaN',
  'Infinity',
  '-0',
  '0x10',
  '١٢٣',
  '123456789012345678901234567890',
  '99999999.99',
  '2026-02-30',
  '2026-02-30T25:61:00Z',
  '9999999999-01-01',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  '\ud800',
  'a\udc00b',
  '🦑👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'مرحبا \u202eabc\u202c',
  '\ufeff\u200b\u00ad',
  'Z͑ͫ̓ͪ̂ͫa̴̵̞l̸g̷o̵',
  '\u0007\u001b[31m',
  'a\r\nSet-Cookie: b',
  "'; drop table users; --",
  '%00%s%n%2e%2e%2f',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  'x'.repeat(10_000),
  '𝕏'.repeat(300),
];
export const ODD_VALUES: readonly unknown[] = [
  ...ODD_TEXTS,
  null,
  true,
  0,
  -1,
  0.1,
  0.001,
  12.345,
  1e12,
  1e308,
  -1e308,
  [],
  [[]],
  [null],
  ['x', 1],
  {},
  { $gt: '' },
  objectOf(['__proto__', { isAdmin: true }]),
  objectOf(['toString', 'x'], ['length', -1]),
  nested,
];

const EXAMPLES: readonly unknown[] = [
  'Quiet water',
  '120.00',
  '11111111-1111-4111-8111-111111111111',
  '2027-03-01T12:00:00.000Z',
  '2027-03-01',
  'member@example.com',
  'https://example.com/a',
  'true',
  'a1b2c3',
  'Europe/Berlin',
  'q=ink',
  '10',
  10,
  2,
  30,
  2000,
  true,
];

interface Def {
  type: string;
  innerType?: Schema;
  shape?: Record<string, Schema>;
  element?: Schema;
  options?: Schema[];
  entries?: Record<string, string>;
  values?: unknown[];
}
const defOf = (schema: Schema): Def => schema._zod.def;

/** Without `optional`, `nullable` and a default. */
function unwrap(schema: Schema): { inner: Schema; isRequired: boolean } {
  let inner = schema;
  let isRequired = true;
  for (let def = defOf(inner); def.innerType; def = defOf(inner)) {
    if (def.type !== 'nullable') isRequired = false;
    inner = def.innerType;
  }
  return { inner, isRequired };
}

function walk(part: Part, path: Step[], schema: Schema): Field[] {
  const { inner, isRequired } = unwrap(schema);
  const { shape, element, options } = defOf(inner);
  if (shape) return Object.entries(shape).flatMap(([key, child]) => walk(part, [...path, key], child));
  const own = { part, path, schema: inner, isRequired };
  if (element) return [own, ...walk(part, [...path, 0], element)];
  const objects = options?.filter((option) => defOf(unwrap(option).inner).shape) ?? [];
  if (objects.length > 0) return objects.flatMap((option) => walk(part, path, option));
  return [own];
}

export const fieldsOf = (e: Endpoint): Field[] =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = e[part];
    return schema ? walk(part, [], schema).filter(({ path }) => path.length > 0) : [];
  });

export const accepts = (schema: Schema, value: unknown): boolean => z.core.safeParse(schema, value).success;

/** A value the schema accepts, with its optional fields; undefined if none was found. */
export function exampleOf(schema: Schema): unknown {
  const { inner } = unwrap(schema);
  const { shape, element, options, entries, values } = defOf(inner);
  if (shape) {
    const fields = Object.entries(shape).map(([key, child]) => [key, exampleOf(child)] as const);
    const given = fields.filter(([, value]) => value !== undefined);
    // Not all may be given together.
    const fewer = given.map(([left]) => given.filter(([key]) => key !== left));
    const wholes = [given, ...fewer].map((entries) => Object.fromEntries(entries));
    return wholes.find((whole) => accepts(inner, whole)) ?? wholes[0];
  }
  if (element) return [exampleOf(element)];
  if (entries) return Object.values(entries)[0];
  if (values) return values[0];
  const own = EXAMPLES.find((example) => accepts(inner, example));
  return own ?? options?.map(exampleOf).find((example) => accepts(inner, example));
}

/** A copy of `whole` with the value at the path. */
export function put(whole: unknown, [step, ...rest]: Step[], value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step === 'number') return [put((whole as unknown[] | undefined)?.[0], rest, value)];
  const fields = (whole ?? {}) as Record<string, unknown>;
  return { ...fields, [step]: put(fields[step], rest, value) };
}

/** Whether the schema takes an amount of money, as text or as a number, and nothing else. */
export const isMoney = (schema: Schema): boolean =>
  ['120', '120.5', 120.5].every((value) => accepts(schema, value)) &&
  ['abc', '1e2', '12.345', '2027-03-01'].every((value) => !accepts(schema, value));
