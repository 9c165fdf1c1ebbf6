import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { Timestamp } from '#shared/kernel/fields.ts';
import { ENDPOINTS } from '../features.ts';
import { encoderOf } from './encoder.ts';

const Answer = z.object({
  id: z.string(),
  at: z.nullable(Timestamp),
  by: z.optional(z.object({ name: z.string() })),
  tags: z.array(z.string()),
  rows: z.array(z.object({ kind: z.enum(['a', 'b']), at: Timestamp })),
  of: z.union([z.literal('x'), z.object({ y: z.number() })]),
  either: z.union([
    z.object({ type: z.literal('a'), at: Timestamp }),
    z.object({ type: z.literal('b'), b: z.string() }),
  ]),
});
const at = new Date('2026-11-22T10:00:00Z');
const value = {
  id: '1',
  at,
  by: { name: 'Ida', email: 'secret' },
  tags: ['one'],
  rows: [{ kind: 'a', at, secret: 1 }],
  of: { y: 1 },
  either: { type: 'a', at, b: 'secret' },
  passwordHash: 'secret',
};

it('drops undeclared fields at every depth and encodes as zod does', () => {
  const encoded = encoderOf(Answer, false)(value);
  expect(JSON.stringify(encoded)).not.toContain('secret');
  expect(encoded).toEqual(encoderOf(Answer, true)(value));
  const { by: _, ...without } = value;
  expect(encoderOf(Answer, false)({ ...without, at: null })).toEqual(
    encoderOf(Answer, true)({ ...without, at: null }),
  );
});

it('refuses a value of the wrong kind where it checks', () => {
  expect(() => encoderOf(Answer, true)({ ...value, id: 1 })).toThrow(/invalid_type/);
});

/** A value of each declared kind, with a field no one declared in every object. */
function sampleOf(schema: z.core.$ZodType): unknown {
  if (schema === Timestamp) return at;
  if (schema instanceof z.ZodMiniObject) {
    const fields = Object.entries(schema.def.shape as Record<string, z.core.$ZodType>);
    return { ...Object.fromEntries(fields.map(([key, part]) => [key, sampleOf(part)])), undeclared: 1 };
  }
  if (schema instanceof z.ZodMiniLiteral) return schema.def.values[0];
  if (schema instanceof z.ZodMiniArray) {
    const { element } = schema.def;
    return element instanceof z.ZodMiniUnion ? element.def.options.map(sampleOf) : [sampleOf(element)];
  }
  if (schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniOptional) {
    return sampleOf(schema.def.innerType);
  }
  if (schema instanceof z.ZodMiniRecord) return {};
  return 'text';
}

const answered = ENDPOINTS.filter(({ response }) => response);
it.each(answered)('$method $path answers nothing undeclared', ({ response }) => {
  expect(JSON.stringify(encoderOf(response!, false)(sampleOf(response!)))).not.toContain('undeclared');
});
