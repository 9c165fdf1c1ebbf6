import { Dialog, Popover } from 'radix-ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toaster } from '#client/ui/toaster.tsx';
import { TOAST_DURATION_MS, TOAST_REMOVE_DELAY_MS, readToasts, toast } from './toast.ts';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const raise = (title: string) => act(() => toast({ title }));

beforeEach(() => vi.useFakeTimers());
afterEach(async () => {
  await pass(TOAST_REMOVE_DELAY_MS + TOAST_DURATION_MS);
  vi.useRealTimers();
});

test('the constants are those of the spec', () => {
  expect([TOAST_DURATION_MS, TOAST_REMOVE_DELAY_MS]).toEqual([5000, 1_000_000]);
});

test('only one is shown at a time: the newest replaces the others', async () => {
  render(<Toaster />);
  raise('First');
  raise('Second');
  await pass(0);
  expect(shown()).toEqual(['Second']);
  expect(readToasts()).toHaveLength(1);
});

test('it closes after 5000 ms and leaves the store 1000000 ms later', async () => {
  render(<Toaster />);
  raise('Saved');
  await pass(4900);
  expect(shown()).toEqual(['Saved']);
  await pass(200);
  expect(shown()).toEqual([]);
  expect(readToasts()[0]).toMatchObject({ title: 'Saved', isOpen: false });
  await pass(TOAST_REMOVE_DELAY_MS - 1000);
  expect(readToasts()).toHaveLength(1);
  await pass(2000);
  expect(readToasts()).toHaveLength(0);
});

test('Escape closes what lies below a toast that came later, or only the toast if that has the focus', async () => {
  render(
    <>
      <Toaster />
      <Popover.Root defaultOpen>
        <Popover.Content aria-label="A popover">
          <input aria-label="Name" />
        </Popover.Content>
      </Popover.Root>
    </>,
  );
  const name = screen.getByRole('textbox', { name: 'Name' });
  raise('Saved');
  await pass(0);
  screen.getByRole('button', { name: 'Dismiss' }).focus();
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  await pass(10);
  expect(shown()).toEqual([]);
  expect(screen.getByRole('dialog', { name: 'A popover' })).toBeTruthy();
  raise('Saved again');
  await pass(0);
  name.focus();
  fireEvent.keyDown(name, { key: 'Escape' });
  await pass(10);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('F8 focuses the notifications', async () => {
  render(<Toaster />);
  raise('Saved');
  await pass(0);
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(document.activeElement?.contains(screen.getByRole('listitem'))).toBe(true);
});

test('F8 works from inside a dialog too, and back', async () => {
  render(
    <>
      <Toaster />
      <Dialog.Root defaultOpen>
        <Dialog.Portal>
          <Dialog.Content aria-describedby={undefined}>
            <Dialog.Title>A dialog</Dialog.Title>
            <input aria-label="Name" />
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </>,
  );
  raise('Saved');
  await pass(0);
  const field = screen.getByLabelText('Name');
  expect(document.activeElement).toBe(field);
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  await pass(0);
  expect(document.activeElement?.textContent).toBe('Saved');
  act(() => field.focus());
  expect(document.activeElement).toBe(field);
});

test('F8 before the first toast focuses it when it appears', async () => {
  render(<Toaster isAsked />);
  await pass(0);
  expect(document.activeElement?.closest('[role="region"]')).toBeTruthy();
});

test.each([
  [45, 1],
  [55, 0],
])('a swipe of %i pixels to the right leaves %i', async (distance, left) => {
  render(<Toaster />);
  raise('Saved');
  await pass(0);
  const item = screen.getByRole('listitem');
  item.setPointerCapture = () => {};
  item.hasPointerCapture = () => false;
  fireEvent.pointerDown(item, { clientX: 0, clientY: 0, button: 0, pointerType: 'mouse' });
  fireEvent.pointerMove(item, { clientX: distance, clientY: 0, pointerType: 'mouse' });
  fireEvent.pointerUp(item, { clientX: distance, clientY: 0, pointerType: 'mouse' });
  await pass(0);
  expect(shown()).toHaveLength(left);
});
