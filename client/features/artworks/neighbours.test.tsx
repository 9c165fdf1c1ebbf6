import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'wouter';
import { beforeEach, expect, test } from 'vitest';
import { rememberList } from '#client/lib/came-from.ts';
import { Neighbours } from './neighbours.tsx';

const show = () =>
  render(
    <>
      <Route path="/artwork/:id">{({ id }) => <Neighbours id={id} />}</Route>
      <input aria-label="Words" />
    </>,
  );
beforeEach(() => {
  rememberList(['a', 'b', 'c']);
  history.replaceState(null, '', '/artwork/b');
});

test('arrow keys follow the list the work was opened from, to its ends', async () => {
  show();
  await userEvent.keyboard('{ArrowRight}');
  expect(location.pathname).toBe('/artwork/c');
  await userEvent.keyboard('{ArrowRight}');
  expect(location.pathname).toBe('/artwork/c');
  expect(screen.getByRole('button', { name: 'Next artwork' }).hasAttribute('disabled')).toBe(true);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(location.pathname).toBe('/artwork/a');
});

test('arrow keys do nothing while typing, with a modifier, or in a dialog', async () => {
  show();
  await userEvent.type(screen.getByLabelText('Words'), '{ArrowRight}');
  await userEvent.click(document.body);
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  await userEvent.keyboard('{ArrowRight}');
  dialog.remove();
  expect(location.pathname).toBe('/artwork/b');
  await userEvent.keyboard('{ArrowRight}');
  expect(location.pathname).toBe('/artwork/c');
});

test('two links do the same; a work opened directly has none', async () => {
  const { unmount } = show();
  await userEvent.click(screen.getByRole('link', { name: 'Previous artwork' }));
  expect(location.pathname).toBe('/artwork/a');
  unmount();
  history.replaceState(null, '', '/artwork/elsewhere');
  show();
  expect(screen.queryByRole('navigation')).toBeNull();
});
