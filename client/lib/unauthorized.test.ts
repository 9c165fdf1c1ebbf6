import { expect, test, vi } from 'vitest';
import { drawLater, drawNow } from './toast.ts';
import { shownToast } from './testing/stub-api.tsx';
import { onSignedOut } from './unauthorized.ts';

test('the notice is shown for half a second, however late the part that draws it comes', () => {
  vi.useFakeTimers();
  const replace = vi.spyOn(location, 'replace').mockReturnValue();
  drawLater();
  onSignedOut();
  vi.advanceTimersByTime(5000);
  expect(shownToast()).toBe('Unauthorized: You are logged out. Logging in again...');
  expect(replace).not.toHaveBeenCalled();
  drawNow();
  vi.advanceTimersByTime(499);
  expect(replace).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(replace).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
