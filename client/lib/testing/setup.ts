import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { StubEventSource } from './event-source.ts';

// Screens load parts on demand, and a busy machine takes seconds for one.
configure({ asyncUtilTimeout: 20_000 });

const seen: string[] = [];

// A redirect half a second after a sign-out would change the address under a later test.
location.assign = () => {};
// Requests of a screen whose test is over get no response.
globalThis.fetch = () => new Promise(() => {});

beforeEach(() => {
  StubEventSource.all = [];
  vi.stubGlobal('EventSource', StubEventSource);
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation(
      (...parts: unknown[]) => void seen.push(parts.map(String).join(' ')),
    );
  }
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
  // Console output fails a test unless it expects the error.
  const lines = seen.splice(0);
  if (lines.length > 0) throw new Error(`The console was written to:\n${lines.join('\n')}`);
});

// Files share a worker, but not modules, mocks, globals or a document.
afterAll(() => {
  document.body.replaceChildren();
  localStorage.clear();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  vi.resetModules();
});
