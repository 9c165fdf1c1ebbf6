/** Toasts in a small store, so that code outside of React can show one. */
import { useSyncExternalStore } from 'react';

export interface Toast {
  id: number;
  title: string;
  description?: string | undefined;
  variant?: 'default' | 'destructive' | undefined;
  /** Offered beside it until it goes. */
  action?: { label: string; onClick: () => void } | undefined;
  isOpen: boolean;
}

export const TOAST_LIMIT = 1;
export const TOAST_DURATION_MS = 5000;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

let toasts: Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export const readToasts = (): Toast[] => toasts;
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let isDrawn = true;
let waiting: (() => void)[] = [];

/** Toasts are drawn by a part that is loaded later. */
export const drawLater = (): void => void (isDrawn = false);
/** The part is there, and the current toasts with it. */
export function drawNow(): void {
  isDrawn = true;
  const ready = waiting;
  waiting = [];
  for (const then of ready) then();
}
/** Once the current toast can be read. */
export const whenDrawn = (then: () => void): void => void (isDrawn ? then() : waiting.push(then));

/** The current toasts, for their renderer. */
export const useToasts = (): Toast[] => useSyncExternalStore(subscribe, readToasts);

/** Shows a toast; only one at a time, the newest wins. */
export function toast(content: Pick<Toast, 'title' | 'description' | 'variant' | 'action'>): void {
  lastId += 1;
  set([{ ...content, id: lastId, isOpen: true }, ...toasts].slice(0, TOAST_LIMIT));
}

/** Closes a toast; it stays in the store for its exit animation and is removed much later. */
export function dismissToast(id: number): void {
  set(toasts.map((t) => (t.id === id ? { ...t, isOpen: false } : t)));
  setTimeout(() => set(toasts.filter((t) => t.id !== id)), TOAST_REMOVE_DELAY_MS);
}
