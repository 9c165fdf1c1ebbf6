/**
 * Items that must end before a member's account can be deleted: projects under way, and payouts that have not
 * arrived.
 */
import { and, eq, exists, inArray, or, sql } from 'drizzle-orm';
import type { OpenItem } from '#shared/accounts/deletion/contract.ts';
import { type HireProjectRow, hireProjects } from '#shared/hire/tables.ts';
import { approvesItselfAt } from '#shared/hire/times.ts';
import { fromCents } from '#shared/kernel/money.ts';
import { charges } from '#shared/payments/tables.ts';
import type { ReadContext } from '#server/feature.ts';
import { listOpenPayouts } from '#server/features/payments/public.ts';
import { projectOwner } from './escrow/project-owner.ts';

type State = Pick<OpenItem, 'waitsFor' | 'until'>;

/** Null: it has ended or not begun. */
function stateOf({ status, dueDate, deliveredAt, approvedAt }: HireProjectRow): State | null {
  if (status === 'in_progress') return { waitsFor: 'work', until: dueDate };
  if (status === 'disputed') return { waitsFor: 'moderator', until: null };
  if (status !== 'under_review') return null;
  return approvedAt
    ? { waitsFor: 'payment', until: null }
    : { waitsFor: 'approval', until: deliveredAt && approvesItselfAt(deliveredAt) };
}

export async function listOpenProjects(ctx: ReadContext, memberId: string): Promise<OpenItem[]> {
  const { db } = ctx;
  const payouts = await listOpenPayouts(db, projectOwner, ctx.clock.now(), memberId);
  const disputed = exists(
    db
      .select({ id: charges.id })
      .from(charges)
      .where(and(eq(charges.ownerId, hireProjects.id), eq(charges.dispute, 'open'))),
  );
  const rows = await db
    .select({ row: hireProjects, isDisputed: sql<boolean>`${disputed}` })
    .from(hireProjects)
    .where(
      or(
        and(
          or(eq(hireProjects.clientId, memberId), eq(hireProjects.designerId, memberId)),
          or(inArray(hireProjects.status, ['in_progress', 'under_review', 'disputed']), disputed),
        ),
        inArray(hireProjects.id, [...payouts.keys()]),
      ),
    )
    .orderBy(hireProjects.createdAt, hireProjects.id);
  return rows.flatMap(({ row, isDisputed }): OpenItem[] => {
    const item = { kind: 'project', id: row.id, title: row.title, imageUrl: null } as const;
    const state = stateOf(row) ?? (isDisputed ? { waitsFor: 'bank' as const, until: null } : null);
    if (state) return [{ ...item, ...state, amount: null }];
    const payout = payouts.get(row.id);
    if (!payout) return [];
    const waitsFor = payout.isWaiting ? 'account' : 'payout';
    return [{ ...item, waitsFor, until: null, amount: fromCents(payout.cents) }];
  });
}
