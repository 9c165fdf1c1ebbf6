import AddressDialog from './address/address-dialog.tsx';
import type { OrderAction } from './available-actions.ts';
import type { Order } from './order.ts';
import { AcceptRequestDialog, ConfirmReceiptDialog, WithdrawRequestDialog } from './confirm-dialogs.tsx';
import { ShipDialog } from './ship-dialog.tsx';
import { AcceptPartDialog, DeclinePartDialog, PartDialog } from './part-dialogs.tsx';
import { DeclineRequestDialog, IssueRefundDialog } from './reason-dialogs.tsx';
import { RequestRefundDialog } from './refund-request-dialog.tsx';

interface OrderDialogProps {
  action: Exclude<OrderAction, 'pay'>;
  order: Order;
  onClose: () => void;
}

const DIALOGS = {
  ship: ShipDialog,
  confirm: ConfirmReceiptDialog,
  acceptPart: AcceptPartDialog,
  declinePart: DeclinePartDialog,
  accept: AcceptRequestDialog,
  decline: DeclineRequestDialog,
  part: PartDialog,
  refuse: DeclineRequestDialog,
  withdraw: WithdrawRequestDialog,
  ask: RequestRefundDialog,
  give: IssueRefundDialog,
} as const;

export default function OrderDialog({ action, order, onClose }: OrderDialogProps) {
  if (action === 'address') return <AddressDialog purchase={order.purchase} onClose={onClose} />;
  const Dialog = DIALOGS[action];
  return <Dialog order={order} onClose={onClose} />;
}
