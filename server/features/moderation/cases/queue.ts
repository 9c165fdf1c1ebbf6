import { eq, inArray } from 'drizzle-orm';
import type { QueueEntry, QueueFigures } from '#shared/moderation/cases/contract.ts';
import { QUEUE_KINDS, type QueueKind } from '#shared/moderation/states.ts';
import { artworks } from '#shared/artworks/tables.ts';
import type { Person } from '#shared/accounts/session/contract.ts';
import type { Page, PageRequest } from '#shared/http/page.ts';
import { fromCents } from '#shared/kernel/money.ts';
import { purchases } from '#shared/orders/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { decodeKey, writeCursor } from '#server/db/keyset.ts';
import { listStaff, mayDecide } from '#server/db/deciders.ts';
import { findPersons } from '#server/db/person.ts';
import type { Member } from '#server/http/route.ts';
import { listParties } from './deciders.ts';
import {
  type EntryRow,
  type QueueTab,
  countDecided,
  countEntries,
  listEntries,
  readWeek,
} from './queue-queries.ts';
import { findSubject } from './subjects.ts';

/** Finds the pictures of artworks: reported ones, and those of an order. */
async function findPictures(db: Queryable, rows: EntryRow[]): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ subject, subject_id: id }) => (subject === 'artwork' && id ? [id] : []));
  const found = await db
    .select({ id: artworks.id, imageUrl: artworks.imageUrl })
    .from(artworks)
    .where(inArray(artworks.id, ids));
  const purchaseIds = rows.flatMap(({ place_kind: kind, place_id: id }) =>
    kind === 'purchase' && id ? [id] : [],
  );
  const sold = await db
    .select({ id: purchases.id, imageUrl: artworks.imageUrl })
    .from(purchases)
    .innerJoin(artworks, eq(artworks.id, purchases.artworkId))
    .where(inArray(purchases.id, purchaseIds));
  return new Map([...found, ...sold].map(({ id, imageUrl }) => [id, imageUrl]));
}

const time = (text: string | null): Date | null => (text === null ? null : new Date(text));

function toEntry(
  row: EntryRow,
  viewerId: string,
  persons: Map<string, Person>,
  pictures: Map<string, string>,
  isOwn: boolean,
): QueueEntry {
  const person = (id: string | null) => (id === null ? null : (persons.get(id) ?? null));
  const taker = person(row.taken_by);
  const takenAt = time(row.taken_at);
  const decidedAt = time(row.decided_at);
  return {
    kind: row.kind,
    id: row.id,
    place: row.place_kind && row.place_id ? { kind: row.place_kind, id: row.place_id } : null,
    subject: row.subject,
    title: row.title,
    imageUrl: pictures.get(row.subject_id ?? row.place_id ?? '') ?? null,
    otherImageUrl: row.other_image_url,
    about: person(row.about),
    from: person(row.other),
    // Reports about a moderator are for the other moderators.
    words: row.kind === 'report' && row.about === viewerId ? null : row.words,
    reasons: row.reasons,
    reportsCount: row.reports_count,
    held: row.held > 0 ? fromCents(row.held) : null,
    openedAt: new Date(row.opened_at),
    dueAt: new Date(row.due_at),
    taken: taker && takenAt ? { member: taker, at: takenAt } : null,
    isOwn,
    decided:
      row.decision && decidedAt
        ? {
            decision: row.decision,
            reason: row.decision_reason,
            suspendedUntil: time(row.suspended_until),
            by: person(row.decided_by),
            at: decidedAt,
          }
        : null,
  };
}

/** A case has more parties than its entry names. */
async function partiesOf(db: Queryable, row: EntryRow): Promise<Set<string>> {
  const { kind, id, about, other, subject, subject_id: subjectId } = row;
  if (!subject || !subjectId) return new Set([about, other].filter((member) => member !== null));
  return listParties(db, { kind, id, memberId: about }, await findSubject(db, subject, subjectId));
}

export async function readQueue(
  ctx: Context,
  moderator: Member,
  asked: PageRequest & { show: QueueTab; kind?: QueueKind | undefined },
): Promise<Page<QueueEntry>> {
  const { show, kind, limit, cursor } = asked;
  const after = cursor === undefined ? null : decodeKey(cursor);
  const now = ctx.clock.now();
  const found = await listEntries(ctx.db, { show, kind, limit, after, moderatorId: moderator.id, now });
  const rows = found.slice(0, limit);
  const people = rows.flatMap((row) => [row.about, row.other, row.taken_by, row.decided_by]);
  const persons = await findPersons(
    ctx.db,
    people.filter((id) => id !== null),
  );
  const pictures = await findPictures(ctx.db, rows);
  const last = rows.at(-1);
  const next =
    last && found.length > limit ? writeCursor([new Date(last.due_at).toISOString(), last.id]) : null;
  const staff = await listStaff(ctx.db);
  const items: QueueEntry[] = [];
  for (const row of rows) {
    // No one takes what is decided.
    const isOwn = !row.decision && mayDecide(moderator, await partiesOf(ctx.db, row), staff) === 'no';
    items.push(toEntry(row, moderator.id, persons, pictures, isOwn));
  }
  return { items, next };
}

const sum = (numbers: number[]): number => numbers.reduce((total, n) => total + n, 0);

export async function readFigures(ctx: Context, moderator: Member, show: QueueTab): Promise<QueueFigures> {
  const waiting = await countEntries(ctx.db, moderator.id, ctx.clock.now());
  const decided = await countDecided(ctx.db);
  const counts = new Map(
    show === 'decided'
      ? decided.map(({ kind, open }) => [kind, open])
      : waiting.map((row) => [row.kind, row[show]]),
  );
  const last = decided.flatMap((row) => (row.last ? [new Date(row.last)] : []));
  return {
    open: sum(waiting.map((row) => row.open)),
    mine: sum(waiting.map((row) => row.mine)),
    overdue: sum(waiting.map((row) => row.overdue)),
    kinds: Object.fromEntries(
      QUEUE_KINDS.map((kind) => [kind, counts.get(kind) ?? 0]),
    ) as QueueFigures['kinds'],
    lastDecidedAt: last.toSorted((one, other) => other.getTime() - one.getTime())[0] ?? null,
    week: await readWeek(ctx.db, ctx.clock.now()),
  };
}
