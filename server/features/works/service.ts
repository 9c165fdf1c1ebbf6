import * as z from 'zod/mini';
import type { Received } from '#shared/http/endpoint.ts';
import type { Page } from '#shared/http/page.ts';
import {
  type OwnWork,
  WORK_SORTS,
  WORK_STATES,
  type WorkState,
  type workEndpoints,
} from '#shared/works/contract.ts';
import type { Context } from '#server/context.ts';
import { invalidCursor, readCursor, writeCursor } from '#server/db/keyset.ts';
import type { Member } from '#server/http/route.ts';
import { countStates, listPage, readDrafts, readWorks } from './queries.ts';
import { toOwnDraft, toOwnWork } from './views.ts';

const Cursor = z.tuple([z.enum(WORK_SORTS), z.string().check(z.regex(/^-?\d{1,15}(\.\d{1,6})?$/)), z.uuid()]);

const wordsIn = (q: string | undefined): string[] => (q ?? '').split(/\s+/).filter(Boolean);

export async function listOwnWorks(
  ctx: Context,
  member: Member,
  { q, state, sort, limit, cursor }: Received<typeof workEndpoints.list>['query'],
): Promise<Page<OwnWork>> {
  const now = ctx.clock.now();
  const [of, k, id] = cursor === undefined ? [sort] : readCursor(Cursor, cursor);
  if (of !== sort) throw invalidCursor();
  const after = k === undefined || id === undefined ? null : { k, id };
  const words = wordsIn(q);
  const listed = await listPage(ctx.db, { memberId: member.id, words, now, state, sort, after, limit });
  const page = listed.slice(0, limit);
  const ids = page.map((row) => row.id);
  const works = new Map((await readWorks(ctx.db, ids, now)).map((row) => [row.work.id, row]));
  const drafts = new Map((await readDrafts(ctx.db, ids)).map((row) => [row.draft.id, row]));
  const items = page.flatMap((row) => {
    const [work, draft] = [works.get(row.id), drafts.get(row.id)];
    // It may be gone since.
    if (work) return [toOwnWork(work, row.state)];
    return draft ? [toOwnDraft(draft)] : [];
  });
  const last = page.at(-1);
  return { items, next: listed.length > limit && last ? writeCursor([sort, last.k, last.id]) : null };
}

export async function countOwnWorks(
  ctx: Context,
  member: Member,
  q: string | undefined,
): Promise<Record<WorkState, number>> {
  const counts = await countStates(ctx.db, {
    memberId: member.id,
    words: wordsIn(q),
    now: ctx.clock.now(),
  });
  return Object.fromEntries(WORK_STATES.map((state) => [state, counts.get(state) ?? 0])) as Record<
    WorkState,
    number
  >;
}
