import { lazy } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LateDialog, type LateDialogProps } from './late-dialog.tsx';

const Shown = ({ isOpen, onOpenChange }: LateDialogProps) => (
  <button type="button" onClick={() => onOpenChange(false)}>
    {isOpen ? 'open' : 'closed'}
  </button>
);

test('a dialog is loaded on demand, opens when its code is there, and stays mounted when closed', async () => {
  let arrive = () => {};
  const load = vi.fn(
    () => new Promise<{ default: typeof Shown }>((resolve) => (arrive = () => resolve({ default: Shown }))),
  );
  const Late = lazy(load);
  render(
    <LateDialog dialog={Late} load={() => Promise.resolve()}>
      <button type="button">Upload</button>
    </LateDialog>,
  );
  const button = screen.getByRole('button', { name: 'Upload' });
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(button);
  expect(screen.getAllByRole('button')).toEqual([button]);
  arrive();
  await userEvent.click(await screen.findByRole('button', { name: 'open' }));
  expect(screen.getByRole('button', { name: 'closed' })).toBeDefined();
});
