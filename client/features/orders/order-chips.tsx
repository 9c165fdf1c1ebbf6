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

type Look = readonly [name: string, tone: ChipTone, icon: LucideIcon];
const STATUSES: Record<PurchaseStatus, Look> = {
  pending: ['Payment pending', 'plain', CircleDashed],
  processing: ['Processing', 'info', CircleDashed],
  paid: ['Paid', 'ok', CheckCheck],
  shipped: ['Shipped', 'info', Truck],
  delivered: ['Delivered', 'ok', PackageCheck],
  canceled: ['Canceled', 'mute', X],
  failed: ['Failed', 'mute', X],
  refunded: ['Refunded', 'mute', Undo2],
  disputed: ['Disputed', 'danger', Gavel],
};
/** Only what is not final changes what happens next. */
const REFUNDS: Partial<Record<RefundStatus, Look>> = {
  open: ['Refund requested', 'danger', MessageCircleQuestionMark],
  declined: ['Under review', 'danger', Gavel],
  accepted: ['Refund on its way', 'info', Undo2],
};

/** An order's status, and whether a refund was requested. */
export function OrderChips({
  purchase: { status, refund },
}: {
  purchase: Pick<Purchase, 'status' | 'refund'>;
}) {
  const asked = status === 'refunded' ? undefined : refund && REFUNDS[refund.status];
  return [STATUSES[status], ...(asked ? [asked] : [])].map(([name, tone, icon]) => (
    <Chip key={name} tone={tone} icon={icon}>
      {name}
    </Chip>
  ));
}
