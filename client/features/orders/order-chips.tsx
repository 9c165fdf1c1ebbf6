import {
  CheckCheck,
  CircleDashed,
  Clock,
  Gavel,
  type IconComponent,
  MessageCircleQuestionMark,
  PackageCheck,
  Truck,
  Undo2,
  X,
} from '#client/ui/icons.ts';
import type { PurchaseStatus } from '#shared/orders/states.ts';
import type { RefundStatus } from '#shared/orders/refunds/states.ts';
import { t } from '#client/lib/t.ts';
import { Chip, type ChipTone } from '#client/ui/chip.tsx';
import type { Order } from './order.ts';

type Look = readonly [name: string, tone: ChipTone, icon: IconComponent];
const STATUSES: Record<PurchaseStatus, Look> = {
  pending: [t('Payment pending'), 'danger', Clock],
  processing: [t('Processing'), 'info', CircleDashed],
  paid: [t('Paid'), 'ok', CheckCheck],
  shipped: [t('On the way'), 'info', Truck],
  delivered: [t('Delivered'), 'ok', PackageCheck],
  canceled: [t('Canceled'), 'mute', X],
  failed: [t('Failed'), 'mute', X],
  refunded: [t('Refunded'), 'mute', Undo2],
  disputed: [t('Disputed'), 'danger', Gavel],
};
/** Only a request without a final decision affects the next step. */
const REFUNDS: Partial<Record<RefundStatus, Look>> = {
  offered: [t('Part offered'), 'danger', MessageCircleQuestionMark],
  open: [t('Refund requested'), 'danger', MessageCircleQuestionMark],
  declined: [t('Under review'), 'danger', Gavel],
  accepted: [t('Refund on its way'), 'info', Undo2],
};

const PARTLY: Look = [t('Partly refunded'), 'mute', Undo2];

/** A paid physical work waits for the artist, which each side reads as its own. */
const statusOf = ({ side, purchase: { status, isPhysicalItem } }: Order): Look =>
  status === 'paid' && isPhysicalItem
    ? [side === 'artist' ? t('To ship') : t('To be shipped'), 'plain', CircleDashed]
    : STATUSES[status];

/** An order's status, and whether a refund was requested. */
export function OrderChips({ order }: { order: Order }) {
  const { status, refund, returned } = order.purchase;
  const looks = [statusOf(order)];
  if (status !== 'refunded') {
    if (returned) looks.push(PARTLY);
    const asked = refund && REFUNDS[refund.status];
    if (asked) looks.push(asked);
  }
  return looks.map(([name, tone, icon]) => (
    <Chip key={name} tone={tone} icon={icon}>
      {name}
    </Chip>
  ));
}
