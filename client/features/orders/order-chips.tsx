import {
  CheckCheck,
  CircleDashed,
  Clock,
  Gavel,
  type LucideIcon,
  MessageCircleQuestionMark,
  PackageCheck,
  Truck,
  Undo2,
  X,
} from 'lucide-react';
import type { PurchaseStatus } from '#shared/orders/states.ts';
import type { RefundStatus } from '#shared/orders/refunds/states.ts';
import { Chip, type ChipTone } from '#client/ui/chip.tsx';
import type { Order } from './order.ts';
import * as texts from './texts.ts';

type Look = readonly [name: string, tone: ChipTone, icon: LucideIcon];
const STATUSES: Record<PurchaseStatus, Look> = {
  pending: [texts.paymentPending, 'danger', Clock],
  processing: [texts.processing, 'info', CircleDashed],
  paid: [texts.paid, 'ok', CheckCheck],
  shipped: [texts.onTheWay, 'info', Truck],
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

/** A paid physical work waits for the artist, which each side reads as its own. */
const statusOf = ({ side, purchase: { status, isPhysicalItem } }: Order): Look =>
  status === 'paid' && isPhysicalItem
    ? [side === 'artist' ? texts.toShip : texts.toBeShipped, 'plain', CircleDashed]
    : STATUSES[status];

/** An order's status, and whether a refund was requested. */
export function OrderChips({ order }: { order: Order }) {
  const { status, refund } = order.purchase;
  const refundChip = status === 'refunded' ? undefined : refund && REFUNDS[refund.status];
  return [statusOf(order), ...(refundChip ? [refundChip] : [])].map(([name, tone, icon]) => (
    <Chip key={name} tone={tone} icon={icon}>
      {name}
    </Chip>
  ));
}
