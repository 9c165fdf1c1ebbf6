import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { Slot } from 'radix-ui';

export interface LateDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

interface Props {
  /** A chunk of its own; stays mounted once it was open. */
  dialog: ComponentType<LateDialogProps>;
  /** Loads the chunk before the button is pressed. */
  load: () => Promise<unknown>;
  /** The button. */
  children: ReactNode;
}

/** A button whose dialog is loaded when it is first pressed, or sooner if a mouse approaches it. */
export function LateDialog({ dialog: Dialog, load, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  return (
    <>
      <Slot.Root aria-haspopup="dialog" onPointerEnter={() => void load()} onClick={() => setOpen(true)}>
        {children}
      </Slot.Root>
      {wasOpened && (
        <Suspense fallback={null}>
          <Dialog isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
