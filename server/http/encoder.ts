/**
 * Response schemas compiled to functions that copy the declared fields, so an undeclared one never leaves. Unlike
 * `z.encode` they check no values: types do at compile time, and everywhere but in production zod does too.
 */
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { Timestamp } from '#shared/kernel/fields.ts';

type Encode = (value: unknown) => unknown;

const SCALARS = new Set(['string', 'number', 'int', 'boolean', 'enum', 'literal', 'null']);
const same: Encode = (value) => value;

function compileObject(shape: Readonly<Record<string, z.core.$ZodType>>): Encode {
  const fields = Object.entries(shape).map(([key, schema]) => ({ key, encode: compile(schema) }));
  return (value) => {
    const given = value as Record<string, unknown>;
    const encoded: Record<string, unknown> = {};
    for (const { key, encode } of fields) {
      const part = given[key];
      if (part !== undefined) encoded[key] = encode === same ? part : encode(part);
    }
    return encoded;
  };
}

function compileArray(encode: Encode): Encode {
  return encode === same ? same : (value) => (value as unknown[]).map(encode);
}

function compileNullable(encode: Encode): Encode {
  return encode === same ? same : (value) => (value === null || value === undefined ? value : encode(value));
}

/** Objects whose `type` is a literal, by that; null for other unions. */
function compileTypes(options: readonly z.core.$ZodType[]): Encode | null {
  const types = new Map<unknown, Encode>();
  for (const option of options) {
    const literal = option instanceof z.ZodMiniObject ? option.def.shape['type'] : undefined;
    if (!(literal instanceof z.ZodMiniLiteral)) return null;
    for (const type of literal.def.values) types.set(type, compile(option));
  }
  return (value) => types.get((value as { type: unknown }).type)!(value);
}

/** Objects of which each requires a field that those after it lack, by their fields; null for other unions. */
function compileFields(options: readonly z.core.$ZodType[]): Encode | null {
  const objects = options.flatMap((option) =>
    option instanceof z.ZodMiniObject
      ? {
          shape: option.def.shape,
          required: Object.entries(option.def.shape).flatMap(([key, part]) =>
            part instanceof z.ZodMiniOptional ? [] : key,
          ),
          encode: compile(option),
        }
      : [],
  );
  const areApart = objects.every(({ required }, index) =>
    objects.slice(index + 1).every(({ shape }) => required.some((key) => !(key in shape))),
  );
  if (objects.length < options.length || !areApart) return null;
  return (value) =>
    objects.find(({ required }) => required.every((key) => key in (value as object)))!.encode(value);
}

function compile(schema: z.core.$ZodType): Encode {
  if (schema === Timestamp) return (value) => (value as Date).toISOString();
  const { def } = schema._zod as { def: z.core.$ZodTypeDef };
  if (SCALARS.has(def.type)) return same;
  if (schema instanceof z.ZodMiniObject) return compileObject(schema.def.shape);
  if (schema instanceof z.ZodMiniArray) return compileArray(compile(schema.def.element));
  if (schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniOptional) {
    return compileNullable(compile(schema.def.innerType));
  }
  const told =
    schema instanceof z.ZodMiniUnion
      ? (compileTypes(schema.def.options) ?? compileFields(schema.def.options))
      : null;
  if (told) return told;
  // Whatever has no faster way.
  return (value) => z.encode(schema, value);
}

/** @param isChecked also validates by zod, which throws for a value that the schema does not allow */
export function encoderOf(schema: z.ZodMiniType, isChecked: boolean): Encode {
  return isChecked ? (value) => z.encode(schema, value) : compile(schema);
}

/** Throws if JSON text holds what the schema does not allow or declare. */
export function checkJson(schema: z.ZodMiniType, text: string): void {
  const value: unknown = JSON.parse(text);
  if (!isDeepStrictEqual(z.encode(schema, z.decode(schema, value as never)), value)) {
    throw new Error(`Not as declared: ${text.slice(0, 200)}`);
  }
}
