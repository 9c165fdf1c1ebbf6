import { useState } from 'react';
import { Dialog } from 'radix-ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DialogFrame } from './dialog-frame.tsx';

function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog.Root open={isOpen} onOpenChange={setOpen}>
        <DialogFrame title="A dialog" description="Opened by state">
          <input aria-label="Name" data-autofocus />
        </DialogFrame>
      </Dialog.Root>
    </>
  );
}

test('focus moves to the marked field and back to the trigger', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByLabelText('Name')).toBe(document.activeElement);
  await user.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
});
