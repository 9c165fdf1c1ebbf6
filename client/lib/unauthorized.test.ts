import { expect, test, vi } from 'vitest';
import { drawLater, drawNow } from './toast.ts';
import { shownToast } from './testing/stub-api.tsx';
import { onSignedOut } from './unauthorized.ts';

test('the notice is shown for half a second, however late the part that draws it comes', () => {
  vi.useFakeTimers();
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  drawLater();
  onSignedOut();
  vi.advanceTimersByTime(5000);
  expect(shownToast()).toBe('Unauthorized: You are logged out. Logging in again...');
  expect(assign).not.toHaveBeenCalled();
  drawNow();
  vi.advanceTimersByTime(499);
  expect(assign).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(assign).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
