/** The provider's form encoding: `items[0][price]=p&expand[]=customer`. Values stay text until read. */
import { invalid } from './api-error.ts';

type FormValue = string | FormValue[] | Form;
export interface Form {
  [key: string]: FormValue | undefined;
}

const MAX_INDEX = 99;
const isIndex = (part: string) => /^\d*$/.test(part);

function put(into: Form | FormValue[], path: string[], value: string): void {
  const [head, next, ...rest] = path as [string, ...string[]];
  const key = head === '' && Array.isArray(into) ? String(into.length) : head;
  if (key === '__proto__' || (isIndex(key) && Number(key) > MAX_INDEX))
    throw invalid('Invalid parameter name.');
  const holder = into as Form;
  if (next === undefined) {
    holder[key] = value;
    return;
  }
  const existing = holder[key];
  const inner = typeof existing === 'object' ? existing : isIndex(next) ? [] : ({} satisfies Form);
  holder[key] = inner;
  put(inner, [next, ...rest], value);
}

export function parseForm(encoded: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(encoded))
    put(form, name.replaceAll(']', '').split('['), value);
  return form;
}

export function text(form: Form, key: string): string | undefined {
  const value = form[key];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function need(form: Form, key: string): string {
  const value = text(form, key);
  if (value === undefined)
    throw invalid(`Missing required param: ${key}.`, { param: key, code: 'parameter_missing' });
  return value;
}

export function integer(form: Form, key: string): number | undefined {
  const value = text(form, key);
  if (value === undefined) return undefined;
  if (!/^-?\d{1,12}$/.test(value))
    throw invalid(`Invalid integer: ${value}`, { param: key, code: 'parameter_invalid_integer' });
  return Number(value);
}

export function needInteger(form: Form, key: string): number {
  need(form, key);
  return integer(form, key) as number;
}

export const flag = (form: Form, key: string): boolean | undefined => {
  const value = text(form, key);
  return value === undefined ? undefined : value === 'true';
};

/** A nested object, undefined when absent. */
export function part(form: Form, key: string): Form | undefined {
  const value = form[key];
  return typeof value === 'object' && !Array.isArray(value) ? value : undefined;
}

/** A list of texts or of nested objects; empty when absent. */
export const texts = (form: Form, key: string): string[] => {
  const value = form[key];
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
};
export const parts = (form: Form, key: string): Form[] => {
  const value = form[key];
  return Array.isArray(value)
    ? value.filter((entry): entry is Form => typeof entry === 'object' && !Array.isArray(entry))
    : [];
};

export const metadata = (form: Form): Record<string, string> =>
  Object.fromEntries(
    Object.entries(part(form, 'metadata') ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
