/** What was chosen, read and checked: what an import would make. Nothing is made yet. */
import * as z from 'zod/mini';
import { deliveryEndpoints } from '#shared/delivery/contract.ts';
import { MAX_IMPORT, importEndpoints } from '#shared/drafts/import-contract.ts';
import { MAX_DRAFTS } from '#shared/drafts/limits.ts';
import { Id } from '#shared/kernel/fields.ts';
import { call } from '#client/lib/api.ts';
import { t } from '#client/lib/t.ts';
import type { Stored } from './archive.ts';
import { columnsOf, unreadOf } from './columns.ts';
import { decodeText, readCsv } from './csv.ts';
import { type Planned, type PlannedWork, type Row, gather, gatherExport, goesIn } from './gather.ts';
import { withProfile } from './read-work.ts';
import { asPicture, importKeyOf, thumbOf, tooLarge } from './pictures.ts';
import { Refusal } from './refusal.ts';
import { IMAGE_MAX_BYTES } from '#shared/kernel/limits.ts';

export interface Choice {
  pictures: File[];
  /** A CSV, or the ZIP of an export. */
  list: File | null;
}
export interface Plan {
  works: PlannedWork[];
  /** Columns of the CSV that are not read. */
  unread: string[];
  /** Works of an export that are left for the next import. */
  later: number;
  /** Drafts that the member has. */
  drafts: number;
}

export const isZip = ({ name, type }: File): boolean => /zip/.test(type) || /\.zip$/i.test(name);

/** Asked and reported in batches of this many works. */
const BATCH = 25;

const asStored = (file: File): Stored => ({ name: file.name, bytes: file.size, read: async () => file });

async function gatherChoice({ pictures, list }: Choice): Promise<{ works: Planned[]; unread: string[] }> {
  if (list && isZip(list)) {
    const { openArchive } = await import('./archive.ts');
    const archive = await openArchive(list);
    const rows = archive.works.map((cells) => ({ number: null, cells }));
    return { works: gatherExport(rows, archive.pictures), unread: [] };
  }
  const table = list && readCsv(decodeText(new Uint8Array(await list.arrayBuffer())));
  const columns = columnsOf(table?.names ?? []);
  const rows = table?.rows.map(({ number, cells }): Row => {
    const named = columns.flatMap((column, at) => (column ? [[column, cells[at] ?? ''] as const] : []));
    const isLonger = cells.slice(columns.length).some(Boolean);
    return { number, cells: Object.fromEntries(named.toReversed()), isLonger };
  });
  const works = gather(rows ?? null, pictures.map(asStored));
  if (works.length > MAX_IMPORT)
    throw new Refusal(
      t('{n} works is too many', { n: works.length }),
      t('You can import up to {max} at a time. Choose fewer, then import the rest.', { max: MAX_IMPORT }),
    );
  return { works, unread: unreadOf(table?.names ?? []) };
}

/** @param seen the keys before it */
async function checkPicture(work: Planned, seen: Set<string>): Promise<PlannedWork> {
  const checked = { ...work, importKey: null, thumb: null, known: null, isBeyond: false };
  const file = work.pictures[0]?.file;
  if (work.refusal !== null || !file) return checked;
  const leaveOut = (refusal: string) => ({ ...checked, refusal });
  if (file.bytes > IMAGE_MAX_BYTES) return leaveOut(tooLarge());
  const stored = await file.read().catch(() => null);
  const picture = stored ? await asPicture(file.name, stored) : t('The file is damaged. Left out.');
  if (typeof picture === 'string') return leaveOut(picture);
  const importKey = await importKeyOf(picture, work.fields.title);
  if (seen.has(importKey))
    return leaveOut(t('The same picture with the same title is already in the list. Left out.'));
  seen.add(importKey);
  return { ...checked, importKey, thumb: await thumbOf(picture) };
}

function asKnown(work: PlannedWork, known: PlannedWork['known']): PlannedWork {
  if (!known) return work;
  const why = known.draftId ? t('You already have this draft.') : t('You’ve already published this.');
  return { ...work, known, refusal: why };
}

/**
 * Reads what was chosen. Throws `Refusal`, and what calls throw.
 * @param onProgress with the number of works read, of how many
 */
export async function makePlan(
  choice: Choice,
  onProgress: (done: number, all: number) => void,
): Promise<Plan> {
  const { works: all, unread } = await gatherChoice(choice);
  const profiles = all.some(({ fields }) => fields.deliveryProfileId)
    ? await call(deliveryEndpoints.list, {})
    : [];
  if (all.length === 0) throw new Refusal(t('There’s nothing to import'), t('The export has no works.'));
  const works: PlannedWork[] = [];
  const seen = new Set<string>();
  let drafts = 0;
  for (let at = 0; at < all.length && works.filter(goesIn).length < MAX_IMPORT; at += BATCH) {
    const batch: PlannedWork[] = [];
    for (const work of all.slice(at, at + BATCH)) {
      batch.push(await checkPicture(withProfile(work, profiles), seen));
      onProgress(at + batch.length, all.length);
    }
    const answer = await call(importEndpoints.known, { body: { works: batch.flatMap(asQuestion) } });
    ({ drafts } = answer);
    const known = new Map(answer.known.map((one) => [one.importKey, one]));
    works.push(...batch.map((work) => asKnown(work, known.get(work.importKey ?? '') ?? null)));
  }
  return fit(cut({ works, unread, later: all.length - works.length, drafts }));
}

/** Leaves out what the member has no room for. */
function fit(plan: Plan): Plan {
  const beyond = new Set(plan.works.filter(goesIn).slice(Math.max(0, MAX_DRAFTS - plan.drafts)));
  const refusal = t('There’s no room for another draft. Left out.');
  const works = plan.works.map((work) => (beyond.has(work) ? { ...work, refusal, isBeyond: true } : work));
  return { ...plan, works };
}

function asQuestion({ importKey, artworkId, refusal }: PlannedWork) {
  if (importKey === null || refusal !== null) return [];
  return [{ importKey, ...(z.safeParse(Id, artworkId).success ? { artworkId: artworkId! } : {}) }];
}

/** Leaves to the next import what is more than one takes. */
function cut(plan: Plan): Plan {
  const last = plan.works.filter(goesIn)[MAX_IMPORT - 1];
  const works = last ? plan.works.slice(0, plan.works.indexOf(last) + 1) : plan.works;
  return { ...plan, works, later: plan.later + plan.works.length - works.length };
}
