import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Draft } from '#shared/drafts/contract.ts';
import { emptyWork } from '#shared/drafts/fields.ts';
import type { Typed } from '#shared/drafts/to-work.ts';
import { toApiError } from '#client/lib/api.ts';
import { draftSample } from '#client/lib/testing/samples.ts';
import { problem, stubApi } from '#client/lib/testing/stub-api.tsx';
import { DraftSaver, readKept } from './draft-saver.ts';

const LATER_MS = 2001;
const NOW = '2026-11-28T09:00:00.000Z';
const PATH = `PATCH /api/drafts/${draftSample.id}`;
const typed = (title: string): Typed => ({ fields: { ...emptyWork('cm'), title }, images: [] });
const answer = (title: string, version: number) => ({
  ...draftSample,
  version,
  ...typed(title),
  createdAt: draftSample.createdAt.toISOString(),
  updatedAt: draftSample.updatedAt.toISOString(),
});

const named: (string | null)[] = [];
const closers: (() => void)[] = [];
function open(draft: Draft | null = null): DraftSaver {
  const saver = new DraftSaver(draft, draft ?? typed(''), (id) => named.push(id));
  closers.push(saver.open());
  return saver;
}
const type = (saver: DraftSaver, title: string) => saver.change(typed(title), { title });
const pass = (ms = LATER_MS) => vi.advanceTimersByTimeAsync(ms);
const own = (): Draft => ({ ...draftSample, fields: typed('Fig').fields, version: 3 });

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  stubApi({});
  for (const close of closers.splice(0)) close();
  named.length = 0;
  vi.useRealTimers();
});

test('an empty form makes no draft; what is typed makes one, two seconds after the last change', async () => {
  const sent = stubApi({ 'POST /api/drafts': () => Response.json(answer('Fig', 1), { status: 201 }) });
  const saver = open();
  type(saver, '');
  await pass();
  type(saver, 'Fi');
  await pass(1500);
  expect(readKept(undefined)?.values).toEqual({ title: 'Fi' });
  type(saver, 'Fig');
  await pass(1500);
  expect(sent).toEqual([]);
  await pass();
  expect(sent).toMatchObject([{ call: 'POST /api/drafts', body: { fields: { title: 'Fig' } } }]);
  expect([named, saver.view.draft?.id, readKept(undefined)]).toEqual([
    [draftSample.id],
    draftSample.id,
    null,
  ]);
});

test('a repeated first save, whose answer was lost, names the same key', async () => {
  let calls = 0;
  const sent = stubApi({
    'POST /api/drafts': () => {
      calls += 1;
      if (calls === 1) throw new TypeError('lost');
      return Response.json(answer('Fig', 1), { status: 201 });
    },
    [PATH]: answer('Fig tree', 2),
  });
  const saver = open();
  type(saver, 'Fig');
  await pass();
  expect(saver.view).toMatchObject({ draft: null, error: { message: 'lost' } });
  expect(readKept(undefined)).toMatchObject({ version: null, values: { title: 'Fig' } });
  type(saver, 'Fig tree');
  dispatchEvent(new Event('online'));
  await pass();
  const keys = sent.slice(0, 2).map(({ body }) => (body as { importKey: string }).importKey);
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(keys[1]).toBe(keys[0]);
  // The draft there was is brought to what is typed now.
  expect(sent.at(-1)).toMatchObject({ call: PATH, body: { version: 1, fields: { title: 'Fig tree' } } });
  expect(saver.view.error).toBeNull();
});

test('what another window has saved stops the saving, and a copy loses nothing', async () => {
  const copy = { ...answer('Mine', 1), id: '99999999-9999-4999-8999-999999999999' };
  stubApi({
    [PATH]: () => problem('draft_changed'),
    [`GET /api/drafts/${draftSample.id}`]: answer('Theirs', 4),
    'POST /api/drafts': () => Response.json(copy, { status: 201 }),
  });
  const saver = open(own());
  type(saver, 'Mine');
  await pass();
  expect(saver.view.newer?.fields.title).toBe('Theirs');
  expect(readKept(draftSample.id)).toEqual({ version: 3, values: { title: 'Mine' } });
  await saver.keepAsCopy();
  expect(saver.view).toMatchObject({ newer: null, error: null, draft: { id: copy.id } });
  expect([named, readKept(draftSample.id)]).toEqual([[copy.id], null]);
});

test('its own save, whose answer was lost, is no other window’s', async () => {
  stubApi({
    [PATH]: () => problem('draft_changed'),
    [`GET /api/drafts/${draftSample.id}`]: answer('Mine', 4),
  });
  const saver = open(own());
  type(saver, 'Mine');
  await pass();
  expect(saver.view).toMatchObject({ newer: null, error: null, draft: { version: 4 } });
});

test('a draft that another window deleted or published is made anew', async () => {
  const made = { ...answer('Mine', 1), id: '99999999-9999-4999-8999-999999999999' };
  stubApi({
    [PATH]: () => problem('draft_not_found'),
    'POST /api/drafts': () => Response.json(made, { status: 201 }),
  });
  const saver = open(own());
  type(saver, 'Mine');
  await pass();
  expect(readKept(undefined)?.values).toEqual({ title: 'Mine' });
  await pass();
  expect([named, saver.view.draft?.id]).toEqual([[null, made.id], made.id]);
});

test.each(['suspended', 'drafts_full', 'terms_not_accepted'] as const)(
  'refused with %s, it stays in this tab until the next change',
  async (code) => {
    const sent = stubApi({ 'POST /api/drafts': () => problem(code) });
    const saver = open();
    type(saver, 'Fig');
    await pass();
    await pass(60_000);
    expect(sent.filter(({ call }) => call === 'POST /api/drafts')).toHaveLength(1);
    expect(readKept(undefined)?.values).toEqual({ title: 'Fig' });
    expect(saver.view.error).toMatchObject({ code });
  },
);

test('after a fault it is tried again by itself', async () => {
  const sent = stubApi({ 'POST /api/drafts': () => problem('unavailable') });
  const saver = open();
  type(saver, 'Fig');
  await pass();
  stubApi({ 'POST /api/drafts': () => Response.json(answer('Fig', 1), { status: 201 }) });
  await pass(15_001);
  expect([sent.length, saver.view.error, saver.view.draft?.version]).toEqual([1, null, 1]);
});

test('nothing is saved while the work is published, nor afterwards', async () => {
  const sent = stubApi({});
  const saver = open(own());
  type(saver, 'Mine');
  void saver.pause();
  await pass();
  saver.published();
  type(saver, '');
  await pass();
  expect([sent, named, readKept(draftSample.id), readKept(undefined)]).toEqual([[], [null], null, null]);
});

test('what was typed last is saved when the form closes', async () => {
  const sent = stubApi({ [PATH]: answer('Mine', 4) });
  const saver = open(own());
  type(saver, 'Mine');
  closers.pop()!();
  await pass(0);
  expect(sent).toMatchObject([{ call: PATH, body: { version: 3 } }]);
  expect([named, readKept(draftSample.id)]).toEqual([[], null]);
});

test('whoever comes back after its time sees that it was published, or why not', async () => {
  const path = `GET /api/drafts/${draftSample.id}`;
  const saver = open({ ...own(), publishAt: new Date(Date.now() + 60_000) });
  const comeBack = async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
  };
  const sent = stubApi({ [path]: { ...answer('Fig', 3), failure: { reason: 'suspended', at: NOW } } });
  await comeBack();
  expect(sent).toEqual([]);
  await pass(60_001);
  await comeBack();
  expect(saver.view).toMatchObject({
    isGone: false,
    draft: { publishAt: null, failure: { reason: 'suspended' } },
  });
  saver.receive({ ...own(), publishAt: new Date(Date.now() - 1) });
  stubApi({ [path]: () => problem('draft_not_found') });
  await comeBack();
  expect(saver.view.isGone).toBe(true);
});

test('a first save that a reload interrupted names the same key after it', async () => {
  const key = (body: unknown) => (body as { importKey: string }).importKey;
  const sent = stubApi({ 'POST /api/drafts': () => Promise.reject(new TypeError('left')) });
  type(open(), 'Fig');
  closers.pop()!();
  await pass(0);
  const again = stubApi({ 'POST /api/drafts': () => Response.json(answer('Fig', 1), { status: 201 }) });
  type(open(), 'Fig');
  await pass();
  expect(again.map(({ body }) => key(body))).toEqual([key(sent[0]!.body)]);
});

test('a publication whose answer was lost is seen by the next call, and makes no other draft', async () => {
  const lost = new TypeError('lost');
  for (const [code, refuse] of [
    [
      'upload_in_use',
      (saver: DraftSaver) =>
        void toApiError(problem('upload_in_use')).then((error) => saver.unpublished(error)),
    ],
    ['draft_not_found', (saver: DraftSaver) => type(saver, 'Fig tree')],
  ] as const) {
    const sent = stubApi({ [PATH]: () => problem('draft_not_found') });
    const saver = open(own());
    saver.unpublished(lost);
    refuse(saver);
    await pass(0);
    type(saver, 'Fig tree, again');
    await pass();
    expect([code, saver.view.isGone, sent.some(({ call }) => call === 'POST /api/drafts')]).toEqual([
      code,
      true,
      false,
    ]);
  }
});
