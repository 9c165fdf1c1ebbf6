import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { StubEventSource } from './event-source.ts';

// Screens load parts on demand, and a busy machine takes seconds for one.
configure({ asyncUtilTimeout: 20_000 });

const seen: string[] = [];

// Navigation would change the address under a later test.
location.assign = () => {};
location.replace = () => {};
/** A redirect half a second after a sign-out would come in a later file. */
const timers = new Set<ReturnType<typeof setTimeout>>();
const { setTimeout: startTimer } = globalThis;
globalThis.setTimeout = Object.assign((...given: Parameters<typeof startTimer>) => {
  const timer = startTimer(...given);
  timers.add(timer);
  return timer;
}, startTimer);
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

// Files share a worker, but not modules, timers, mocks, globals or a document.
afterAll(() => {
  document.body.replaceChildren();
  localStorage.clear();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  for (const timer of timers) clearTimeout(timer);
  globalThis.setTimeout = startTimer;
  vi.resetModules();
});
