/** Console output fails a test unless it expects the error. */
import { afterEach, vi } from 'vitest';

const seen: string[] = [];
for (const level of ['error', 'warn'] as const) {
  vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
    seen.push(parts.map(String).join(' '));
  });
}

afterEach(() => {
  const lines = seen.splice(0);
  if (lines.length > 0) throw new Error(`The console was written to:\n${lines.join('\n')}`);
});
