import AddressDialog from './address/address-dialog.tsx';
import type { Deed } from './deeds.ts';
import type { Order } from './order.ts';
import { AcceptDialog, ConfirmDialog, WithdrawDialog } from './plain-deeds.tsx';
import { ShipDialog } from './ship-dialog.tsx';
import { AskDialog, DeclineDialog, GiveDialog } from './worded-deeds.tsx';

interface OrderDialogProps {
  deed: Exclude<Deed, 'pay'>;
  order: Order;
  onClose: () => void;
}

const DIALOGS = {
  ship: ShipDialog,
  confirm: ConfirmDialog,
  accept: AcceptDialog,
  decline: DeclineDialog,
  refuse: DeclineDialog,
  withdraw: WithdrawDialog,
  ask: AskDialog,
  give: GiveDialog,
} as const;

export default function OrderDialog({ deed, order, onClose }: OrderDialogProps) {
  if (deed === 'address') return <AddressDialog purchase={order.purchase} onClose={onClose} />;
  const Dialog = DIALOGS[deed];
  return <Dialog order={order} onClose={onClose} />;
}
