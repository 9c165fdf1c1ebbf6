import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useShare } from './use-share.ts';

afterEach(() => vi.useRealTimers());

function Share() {
  const { copied, share } = useShare({ title: 'Down to the Blue', by: 'Teodor Vance', path: '/artwork/1' });
  return <button onClick={() => void share()}>{copied ? 'Copied' : 'Share'}</button>;
}

test('after copying the link the button says so for a moment, and announces every click', async () => {
  vi.useFakeTimers();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render(<Share />);
  const button = screen.getByRole('button');
  const click = () => act(async () => void fireEvent.click(button));
  const said: string[] = [];
  new MutationObserver(() => said.push(button.textContent)).observe(button, {
    characterData: true,
    childList: true,
    subtree: true,
  });
  await click();
  expect(button.textContent).toBe('Copied');
  await click();
  expect(writeText).toHaveBeenCalledTimes(2);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(button.textContent).toBe('Share');
  expect(said).toEqual(['Copied', 'Share', 'Copied', 'Share']);
});
