import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { Slot } from 'radix-ui';

export interface TriggeredDialogProps {
  /** The button that opens it. */
  trigger: ReactNode;
  /** Whether the button was already pressed. */
  startsOpen: boolean;
}

interface LateDialogProps {
  /** A chunk of its own. */
  dialog: ComponentType<TriggeredDialogProps>;
  /** The button. */
  children: ReactNode;
}

/** A button whose dialog is loaded lazily: pressed too early, the dialog opens as soon as it is loaded. */
export function LateDialog({ dialog: Dialog, children }: LateDialogProps) {
  const [isPressed, setPressed] = useState(false);
  return (
    <Suspense fallback={<Slot.Root onClick={() => setPressed(true)}>{children}</Slot.Root>}>
      <Dialog trigger={children} startsOpen={isPressed} />
    </Suspense>
  );
}
