/** Every field of every contract with what no one should send: a clear refusal, and never a fault. */
import fc from 'fast-check';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { optionalText } from '#shared/kernel/fields.ts';
import { ENDPOINTS } from '#server/features.ts';
import { type Endpoint, isForStaff, needsSession, possibleErrors } from '#shared/http/endpoint.ts';
import type { Problem } from '#shared/http/problem.ts';
import { ACCESS } from '../testing/access/table.ts';
import type { Subject } from '../testing/access/rows.ts';
import { type TestApp, startTestApp } from '../testing/app.ts';
import { createMember } from '../testing/factories.ts';
import {
  type Field,
  ODD_TEXTS,
  ODD_VALUES,
  accepts,
  exampleOf,
  fieldsOf,
  isMoney,
  put,
} from '../testing/odd-input.ts';
import './route.ts';

const isFull = process.env.ROUNDS === 'full';
const RUNS = process.env.ROUNDS === 'full' ? 1000 : 30;
const name = (e: Endpoint) => `${e.method} ${e.path}`;
const FIELDS = ENDPOINTS.flatMap((e) => fieldsOf(e).map((field) => ({ e, field })));
const nameOf = ({ e, field }: (typeof FIELDS)[number]) => `${name(e)} ${field.part} ${field.path.join('.')}`;
/** Words of the library, which say nothing to a person. */
const MACHINE = /Invalid input|undefined|expected|received|regex|pattern|^Too |NaN/;

/** The first sentence about the field; null if the value is accepted. */
function refusalOf(e: Endpoint, { part, path }: Field, value: unknown): string | null {
  const schema = e[part]!;
  const result = z.safeParse(schema, put(exampleOf(schema), path, value));
  const own = result.error?.issues.find((issue) => issue.path.join('.').startsWith(path.join('.')));
  return own?.message ?? null;
}

describe('schemas', () => {
  test('answer odd values with sentences, and never throw', () => {
    const wrong: string[] = [];
    for (const { e, field } of FIELDS) {
      const schema = e[field.part]!;
      const whole = exampleOf(schema);
      for (const value of [undefined, ...ODD_VALUES]) {
        const { error } = z.safeParse(schema, put(whole, field.path, value));
        for (const { message } of error?.issues ?? []) {
          if (MACHINE.test(message)) wrong.push(`${nameOf({ e, field })}: ${message}`);
        }
      }
    }
    expect([...new Set(wrong)]).toEqual([]);
  });

  test('say of a bound whether it is allowed itself', () => {
    const sentence = (check: z.core.$ZodCheck<number>, value: number) =>
      z.safeParse(z.number().check(check), value).error?.issues[0]?.message;
    expect(sentence(z.gt(0), 0)).toBe('This must be more than 0.');
    expect(sentence(z.gte(1), 0)).toBe('This must be at least 1.');
    expect(sentence(z.lt(5), 5)).toBe('This must be less than 5.');
    expect(sentence(z.lte(5), 6)).toBe('This can be at most 5.');
    const ofText = (check: z.core.$ZodCheck<string>, value: string) =>
      z.safeParse(z.string().check(check), value).error?.issues[0]?.message;
    expect(ofText(z.minLength(1), '')).toBe('Required');
    expect(ofText(z.maxLength(1), 'ab')).toBe('This can be at most 1 character.');
  });

  test('keep no optional text that looks empty', () => {
    expect(z.parse(optionalText(9), ' \u200B ')).toBe('');
  });

  test('never throw, whatever is sent', () => {
    const schemas = ENDPOINTS.flatMap((e) => [e.params, e.query, e.body]).filter((s) => s !== undefined);
    const value = fc.oneof(fc.constantFrom(...ODD_VALUES), fc.string({ unit: 'binary' }), fc.anything());
    fc.assert(
      fc.property(fc.infiniteStream(value), (values) => {
        for (const schema of schemas) {
          const { shape } = (schema as z.ZodMiniObject)._zod.def;
          const keys = shape ? Object.keys(shape) : [];
          z.safeParse(schema, Object.fromEntries(keys.map((key) => [key, values.next().value])));
          z.safeParse(schema, values.next().value);
        }
      }),
      { numRuns: RUNS / 5 },
    );
  });

  test('a required text that is left out is refused like an empty one', () => {
    const texts = FIELDS.filter(
      ({ field }) =>
        field.isRequired && field.part === 'body' && accepts(z.string(), exampleOf(field.schema)),
    );
    expect(texts.length).toBeGreaterThan(40);
    for (const { e, field } of texts) {
      const ofEmpty = refusalOf(e, field, '');
      const ofMissing = refusalOf(e, field, undefined);
      expect(ofMissing, nameOf({ e, field })).toBeTruthy();
      const isChoice = 'entries' in field.schema._zod.def;
      expect(isChoice ? null : ofMissing, nameOf({ e, field })).toBe(
        isChoice ? null : (ofEmpty ?? 'Required'),
      );
    }
  });
});

describe('money', () => {
  const money = FIELDS.filter(({ field }) => isMoney(field.schema));
  const isNamed = ({ field }: { field: Field }) =>
    /price|amount|cost|budget|fee$/i.test(String(field.path.at(-1)));

  test('every field that is named like money is money', () => {
    const named = FIELDS.filter(isNamed);
    const others = named.filter((one) => !money.some(({ field }) => field.schema === one.field.schema));
    // A budget may be a range, and a draft keeps what was typed.
    const budgets = ['POST /api/hire-projects body budget', 'PUT /api/hire-projects/:id body budget'];
    const typed = ['PATCH /api/drafts/:id', 'POST /api/drafts'].flatMap((call) =>
      ['deliveryCost', 'price'].map((field) => `${call} body fields.${field}`),
    );
    expect(others.map(nameOf).toSorted()).toEqual([...typed, ...budgets].toSorted());
    expect(money.length).toBeGreaterThan(15);
  });

  const noMoney = fc.oneof(
    fc.constantFrom<unknown>(
      -1,
      '-1',
      'abc',
      1e12,
      '1e12',
      0.001,
      '0.001',
      12.345,
      '12.345',
      '1,000',
      '10,00',
    ),
    fc.constantFrom<unknown>(
      Number.NaN,
      'NaN',
      Number.POSITIVE_INFINITY,
      'Infinity',
      '',
      ' ',
      'a\0',
      '\ud800',
    ),
    fc.constantFrom<unknown>('€5', '$5', '5 USD', '٣', '0x10', '1_000', true, [], ['5'], {}, [[5]]),
    fc.string({ unit: 'binary' }).filter((text) => !/^\s*\d{1,8}(\.\d{1,2})?\s*$/.test(text)),
    fc.double({ max: -Number.MIN_VALUE }),
    fc.double({ min: 1e9 }),
  );
  test.each(money.map((one) => ({ name: nameOf(one), ...one })))('$name', ({ e, field }) => {
    fc.assert(
      fc.property(noMoney, (value) => {
        const schema = e[field.part]!;
        const { error } = z.safeParse(schema, put(exampleOf(schema), field.path, value));
        const own = error?.issues.find(({ path }) => path.join('.') === field.path.join('.'));
        expect(own?.message ?? '').toMatch(/^[A-Z].{15,}\.$/);
        expect(own?.message).not.toMatch(MACHINE);
      }),
      { numRuns: RUNS },
    );
  });

  test.each(['EUR 300', '300 €', '£300', '-1', '0', 0.5, -1, 1e12, 'abc', '10,00 €', 'a\0'])(
    'a budget of %s is refused at its field',
    (budget) => {
      for (const one of FIELDS.filter((field) => nameOf(field).endsWith('body budget'))) {
        expect(refusalOf(one.e, one.field, budget)).toMatch(/^[A-Z].+\.$/);
      }
    },
  );
});

describe('requests', () => {
  const LIMITS = ['READ', 'SEARCH', 'WRITE', 'REPORT', 'UPLOAD', 'MESSAGE', 'COMMENT', 'REACTION', 'PAYMENT'];
  let app: TestApp;
  beforeAll(async () => {
    const env = Object.fromEntries(LIMITS.map((limit) => [`RATE_LIMIT_${limit}`, '10000000']));
    app = await startTestApp({ env });
  });
  afterAll(() => app.close());

  interface Caller {
    subject: Subject | null;
    cookie: string | undefined;
    body: unknown;
  }

  /** A member who may call the endpoint, with a body that is accepted where there is one. */
  async function callerOf(e: Endpoint): Promise<Caller> {
    const row = ACCESS[name(e)]?.[0];
    const subject = row ? await row.of(app) : null;
    const who = row?.may[0];
    const isParty = who === 'owner' || who === 'party' || who === 'applicant';
    const role = isForStaff(e) || who === 'admin' ? 'admin' : who === 'moderator' ? 'moderator' : 'member';
    const account = (subject && isParty && subject[who]) || (await createMember(app, { role }));
    const given = subject ? row?.body?.(subject) : undefined;
    const made = e.body ? exampleOf(e.body) : undefined;
    const bodies = [{ ...(made as object), ...(given as object) }, given, made];
    return {
      subject,
      cookie: needsSession(e) || e.access === 'optional' ? account.cookie : undefined,
      body: e.body && (bodies.find((body) => accepts(e.body!, body)) ?? bodies[0]),
    };
  }

  const UNKNOWN_ID = '11111111-1111-4111-8111-111111111111';
  /** Null: such a value has no form in an address. */
  function addressOf(e: Endpoint, { subject }: Caller, { part, path }: Field, value: unknown): string | null {
    const id = subject?.id ?? UNKNOWN_ID;
    const at = (key: string, text: string) =>
      e.path.replace(new RegExp(`:${key}\\b`), text).replaceAll(/:\w+/g, id);
    if (part === 'body') return at('-', '');
    const key = String(path[0]);
    const values = (Array.isArray(value) ? value.flat(100) : [value]).map((one) =>
      typeof one === 'string' && one.isWellFormed() ? encodeURIComponent(one) : '%ED%A0%80',
    );
    if (part === 'query') return `${at('-', '')}?${values.map((one) => `${key}=${one}`).join('&')}`;
    const [text] = values;
    return text ? at(key, text) : null;
  }

  async function send(e: Endpoint, caller: Caller, field: Field, value: unknown): Promise<number> {
    const address = addressOf(e, caller, field, value);
    if (address === null) return 0;
    const body = field.part === 'body' ? put(caller.body, field.path, value) : caller.body;
    const what = `${e.method} ${address.slice(0, 200)} ${JSON.stringify(body)?.slice(0, 400)}`;
    const response = await fetch(app.url + address, {
      method: e.method,
      headers: { 'content-type': 'application/json', ...(caller.cookie ? { cookie: caller.cookie } : {}) },
      ...(e.method === 'GET' || body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'manual',
    });
    const text = await response.text();
    expect(response.status, `${what} -> ${text}`).toBeLessThan(500);
    const isProblem = response.headers.get('content-type')?.includes('problem+json');
    const problem = (isProblem ? JSON.parse(text) : {}) as Partial<z.output<typeof Problem>>;
    // A parameter can make it another address.
    const others = field.part === 'params' ? ['not_found', 'method_not_allowed'] : [];
    const declared = isProblem ? [...possibleErrors(e), ...others] : [e.status];
    expect(declared, `${what} -> ${text}`).toContain(isProblem ? problem.code : response.status);
    for (const { message } of problem.errors ?? []) expect(message, what).not.toMatch(MACHINE);
    return response.status;
  }

  /** By default, NUL and one value that differs between fields. */
  let turn = 0;
  const chosen = (all: readonly unknown[]) => (isFull ? all : ['a\0b', all[(turn += 7) % all.length]]);

  test.each(ENDPOINTS.filter((e) => fieldsOf(e).length > 0).map((e) => ({ name: name(e), e })))(
    '$name',
    async ({ e }) => {
      const before = app.logLines.length;
      let caller = await callerOf(e);
      expect(!e.body || accepts(e.body, caller.body), JSON.stringify(caller.body)).toBe(true);
      for (const field of fieldsOf(e)) {
        for (const value of chosen(field.part === 'body' ? ODD_VALUES : ODD_TEXTS)) {
          const status = await send(e, caller, field, value);
          // What it was asked for has been done, so the next one is asked of something new.
          if (e.method !== 'GET' && status < 300 && status > 0) caller = await callerOf(e);
        }
      }
      const levels = app.logLines.splice(before).map((line) => (JSON.parse(line) as { level: number }).level);
      expect(levels.filter((level) => level >= 50)).toEqual([]);
    },
    isFull ? 600_000 : undefined,
  );
});
