import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { Slot } from 'radix-ui';

export interface TriggeredDialogProps {
  /** The button that opens it. */
  trigger: ReactNode;
  /** Its button was pressed already. */
  startsOpen: boolean;
}

interface LateDialogProps {
  /** Its code comes after the screen's. */
  dialog: ComponentType<TriggeredDialogProps>;
  /** The button. */
  children: ReactNode;
}

/** A button that opens a dialog whose code is still on its way: pressed too early, it opens as soon as it can. */
export function LateDialog({ dialog: Dialog, children }: LateDialogProps) {
  const [isPressed, setPressed] = useState(false);
  return (
    <Suspense fallback={<Slot.Root onClick={() => setPressed(true)}>{children}</Slot.Root>}>
      <Dialog trigger={children} startsOpen={isPressed} />
    </Suspense>
  );
}
