/** Sends changes: works by one call, drafts one after the other. What is refused says why, the rest is done. */
import { useMutation } from '@tanstack/react-query';
import { artworkEndpoints } from '#shared/artworks/contract.ts';
import { type ChangeResult, changeEndpoints } from '#shared/artworks/changes/contract.ts';
import type { Fields } from '#shared/artworks/changes/merge.ts';
import { LISTS } from '#client/features/artworks/public.ts';
import { draftEndpoints } from '#shared/drafts/contract.ts';
import type { WorkDraft } from '#shared/drafts/fields.ts';
import { type OwnWork, workEndpoints } from '#shared/works/contract.ts';
import { reportRefusal } from '#client/lib/action.ts';
import { ApiError, call, sentenceOf } from '#client/lib/api.ts';
import { refresh } from '#client/lib/query.ts';
import type { Action } from './actions.ts';
import { checkedOut } from './plan.ts';

export interface Item {
  row: OwnWork;
  change: { fields: Fields; expectedPrice?: string | null } | { typed: Partial<WorkDraft>; version: number };
}
export interface Outcome {
  /** When it was known, in milliseconds. */
  at: number;
  action: Action | 'undo';
  changed: number;
  refused: { row: OwnWork; why: string }[];
  /** What sets the old values again. */
  undo: Item[];
}

export const refreshWorks = () =>
  refresh(workEndpoints.list, workEndpoints.counts, draftEndpoints.list, artworkEndpoints.get, ...LISTS);

/** The old values of what was changed. A work that was taken off sale had more than that. */
function oldFields({ work, price }: OwnWork, fields: Fields): Fields {
  const old = { ...work!, price } as Record<string, unknown>;
  const names = [
    ...Object.keys(fields),
    ...(fields.isForSale === false ? ['price', 'isOpenToOffers', 'leastOffer', 'editionSize'] : []),
    ...(fields.isOpenToOffers === false ? ['leastOffer'] : []),
    ...(fields.isPhysical === false ? ['deliveryCost', 'deliveryProfileId'] : []),
  ];
  return Object.fromEntries(names.map((name) => [name, old[name]]));
}
const oldTyped = ({ draft }: OwnWork, typed: Partial<WorkDraft>): Partial<WorkDraft> =>
  Object.fromEntries(Object.keys(typed).map((name) => [name, draft![name as keyof typeof draft]]));

function undoOf({ row, change }: Item, version: number | null): Item {
  if ('typed' in change)
    return { row, change: { typed: oldTyped(row, change.typed), version: version ?? change.version } };
  const { price } = change.fields;
  return {
    row,
    change: {
      fields: oldFields(row, change.fields),
      ...(price !== undefined && { expectedPrice: price }),
    },
  };
}

export const whyOf = ({ result, detail, until }: ChangeResult): string =>
  result === 'artwork_reserved' && until ? checkedOut(until) : (detail ?? '');

interface Answer {
  why: string | null;
  version: number | null;
}

async function sendWorks(items: Item[]): Promise<Map<string, Answer>> {
  const changes = items.flatMap(({ row: { id }, change }) =>
    'fields' in change
      ? [
          {
            id,
            ...change.fields,
            ...(change.expectedPrice !== undefined && { expectedPrice: change.expectedPrice }),
          },
        ]
      : [],
  );
  if (changes.length === 0) return new Map();
  const results = await call(changeEndpoints.change, { body: { changes } });
  return new Map(
    results.map((one) => [one.id, { why: one.result === 'changed' ? null : whyOf(one), version: null }]),
  );
}

/** A refusal concerns one draft; without a connection nothing more is sent. */
async function ofDraft(send: () => Promise<{ version: number } | undefined>): Promise<Answer> {
  try {
    return { why: null, version: (await send())?.version ?? null };
  } catch (error) {
    if (!(error instanceof ApiError) || reportRefusal(error)) throw error;
    return { why: sentenceOf(error), version: null };
  }
}

async function applyAll(action: Outcome['action'], items: Item[]): Promise<Outcome> {
  const answers = await sendWorks(items);
  for (const { row, change } of items) {
    if (!('typed' in change)) continue;
    const body = { version: change.version, fields: change.typed };
    answers.set(row.id, await ofDraft(() => call(draftEndpoints.edit, { params: { id: row.id }, body })));
  }
  return outcomeOf(action, items, answers);
}

function outcomeOf(action: Outcome['action'], items: Item[], answers: Map<string, Answer>): Outcome {
  const done = items.filter(({ row }) => answers.get(row.id)?.why === null);
  return {
    at: Date.now(),
    action,
    changed: done.length,
    refused: items.flatMap(({ row }) => {
      const why = answers.get(row.id)?.why;
      return typeof why === 'string' ? [{ row, why }] : [];
    }),
    undo: action === 'undo' ? [] : done.map((item) => undoOf(item, answers.get(item.row.id)!.version)),
  };
}

async function deleteAll(rows: OwnWork[]): Promise<Outcome> {
  const ids = rows.filter(({ work }) => work).map(({ id }) => id);
  const results = ids.length > 0 ? await call(changeEndpoints.remove, { body: { ids } }) : [];
  const whys = new Map(results.map((one) => [one.id, one.result === 'changed' ? null : whyOf(one)]));
  for (const { id } of rows.filter(({ draft }) => draft)) {
    const { why } = await ofDraft(() => call(draftEndpoints.remove, { params: { id } }));
    whys.set(id, why);
  }
  const refused = rows.flatMap((row) => {
    const why = whys.get(row.id);
    return typeof why === 'string' ? [{ row, why }] : [];
  });
  return { at: Date.now(), action: 'delete', changed: rows.length - refused.length, refused, undo: [] };
}

type Job = { action: Outcome['action']; items: Item[] } | { action: 'delete'; rows: OwnWork[] };

export function useApply(onDone: (outcome: Outcome) => void) {
  return useMutation({
    mutationFn: (job: Job) => ('rows' in job ? deleteAll(job.rows) : applyAll(job.action, job.items)),
    onSuccess: async (outcome) => {
      await refreshWorks();
      onDone(outcome);
    },
    onError: (error) => {
      reportRefusal(error, true);
      return refreshWorks();
    },
  });
}
