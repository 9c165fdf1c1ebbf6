import { lazy } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LateDialog, type TriggeredDialogProps } from './late-dialog.tsx';

const Shown = ({ startsOpen, trigger }: TriggeredDialogProps) => (
  <>
    {trigger}
    <output>{startsOpen ? 'open' : 'closed'}</output>
  </>
);

test.each([
  [true, 'open'],
  [false, 'closed'],
])('pressed before its code is loaded: %s, then it is %s', async (isPressed, state) => {
  let arrive = () => {};
  const Late = lazy(
    () => new Promise<{ default: typeof Shown }>((resolve) => (arrive = () => resolve({ default: Shown }))),
  );
  render(
    <LateDialog dialog={Late}>
      <button type="button">Upload</button>
    </LateDialog>,
  );
  const button = screen.getByRole('button', { name: 'Upload' });
  if (isPressed) await userEvent.click(button);
  expect(screen.queryByRole('status')).toBeNull();
  arrive();
  expect((await screen.findByRole('status')).textContent).toBe(state);
});
