import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IconButton } from './base/icon-button.tsx';
import Tooltips from './tooltips.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <main id="main">
      <IconButton label="Zoom in">+</IconButton>
      <IconButton label="Zoom out">-</IconButton>
      <button aria-label="Like, 12 likes">Like</button>
      <p>Text</p>
      <Tooltips />
    </main>,
  );
});
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const hover = (element: Element, pointerType = 'mouse') => fireEvent.pointerOver(element, { pointerType });
const button = (name: string) => screen.getByRole('button', { name });
const shown = () => screen.queryByRole('tooltip')?.textContent ?? null;

test('an icon shows its tooltip after 700 ms, the next one within 300 ms at once', () => {
  hover(button('Zoom in'));
  pass(690);
  expect(shown()).toBeNull();
  pass(20);
  expect(shown()).toBe('Zoom in');
  hover(screen.getByText('Text'));
  expect(shown()).toBeNull();
  pass(200);
  hover(button('Zoom out'));
  expect(shown()).toBe('Zoom out');
  hover(screen.getByText('Text'));
  pass(400);
  hover(button('Zoom in'));
  expect(shown()).toBeNull();
});

test('controls with text, and touch, get none', () => {
  hover(button('Like, 12 likes'));
  pass(1000);
  expect(shown()).toBeNull();
  hover(button('Zoom in'), 'touch');
  pass(1000);
  expect(shown()).toBeNull();
});

test('a button whose menu is open gets none', () => {
  const more = button('Zoom in');
  more.setAttribute('aria-haspopup', 'menu');
  more.setAttribute('aria-expanded', 'true');
  hover(more);
  pass(1000);
  expect(shown()).toBeNull();
});

test('the tooltip can be hovered; Escape closes it', () => {
  hover(button('Zoom in'));
  pass(800);
  hover(screen.getByRole('tooltip'));
  expect(shown()).toBe('Zoom in');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(shown()).toBeNull();
});
