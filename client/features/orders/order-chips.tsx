import {
  CheckCheck,
  CircleDashed,
  Gavel,
  type LucideIcon,
  MessageCircleQuestionMark,
  PackageCheck,
  Truck,
  Undo2,
  X,
} from 'lucide-react';
import type { Purchase } from '#shared/orders/contract.ts';
import type { PurchaseStatus } from '#shared/orders/states.ts';
import type { RefundStatus } from '#shared/orders/refunds/states.ts';
import { Chip, type ChipTone } from '#client/ui/chip.tsx';
import * as texts from './texts.ts';

type Look = readonly [name: string, tone: ChipTone, icon: LucideIcon];
const STATUSES: Record<PurchaseStatus, Look> = {
  pending: [texts.paymentPending, 'plain', CircleDashed],
  processing: [texts.processing, 'info', CircleDashed],
  paid: [texts.paid, 'ok', CheckCheck],
  shipped: [texts.shipped, 'info', Truck],
  delivered: [texts.delivered, 'ok', PackageCheck],
  canceled: [texts.canceled, 'mute', X],
  failed: [texts.failed, 'mute', X],
  refunded: [texts.refunded, 'mute', Undo2],
  disputed: [texts.disputed, 'danger', Gavel],
};
/** Only a request without a final decision affects the next step. */
const REFUNDS: Partial<Record<RefundStatus, Look>> = {
  open: [texts.refundRequested, 'danger', MessageCircleQuestionMark],
  declined: [texts.underReview, 'danger', Gavel],
  accepted: [texts.refundOnItsWay, 'info', Undo2],
};

/** An order's status, and whether a refund was requested. */
export function OrderChips({
  purchase: { status, refund },
}: {
  purchase: Pick<Purchase, 'status' | 'refund'>;
}) {
  const refundChip = status === 'refunded' ? undefined : refund && REFUNDS[refund.status];
  return [STATUSES[status], ...(refundChip ? [refundChip] : [])].map(([name, tone, icon]) => (
    <Chip key={name} tone={tone} icon={icon}>
      {name}
    </Chip>
  ));
}
