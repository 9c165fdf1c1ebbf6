import { type ReactNode, Suspense, useState } from 'react';
import { Slot } from 'radix-ui';

interface LateMenuProps {
  button: ReactNode;
  /** Loads the menu's code before the button is pressed. */
  load: () => Promise<unknown>;
  /** The open menu, a chunk of its own, with its own trigger. */
  children: ReactNode;
}

/** A button that its menu replaces, open, when it is first pressed. */
export function LateMenu({ button, load, children }: LateMenuProps) {
  const [wasPressed, setPressed] = useState(false);
  const trigger = (
    <Slot.Root
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void load()}
      onClick={() => setPressed(true)}
    >
      {button}
    </Slot.Root>
  );
  return wasPressed ? <Suspense fallback={trigger}>{children}</Suspense> : trigger;
}
