import { fromCents } from '#shared/kernel/money.ts';
import type { listDisputes } from './queries.ts';

type Row = Awaited<ReturnType<typeof listDisputes>>[number];

export const toDispute = ({ dispute, openedBy }: Row) => ({
  id: dispute.id,
  openedBy,
  reason: dispute.reason,
  outcome: dispute.outcome,
  designerAmount: dispute.designerCents === null ? null : fromCents(dispute.designerCents),
  note: dispute.note,
  createdAt: dispute.createdAt,
  decidedAt: dispute.decidedAt,
});
