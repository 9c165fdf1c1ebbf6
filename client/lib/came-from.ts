/** The list a work was opened from, so that its page can link to the next and previous one. */

const KEY = 'came-from';

export interface Neighbours {
  previous: string | null;
  next: string | null;
}

let remembered: readonly string[] | undefined;

const stored = (): readonly string[] => {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
};

/** Remembers the works of a list in display order; survives a reload. */
export function rememberList(ids: readonly string[]): void {
  remembered = [...ids];
  try {
    sessionStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Storage may be full or blocked; memory still works until the next reload.
  }
}

/** The neighbors of this work in the list it was opened from; null at its ends and for a work not in it. */
export function neighboursOf(id: string): Neighbours {
  remembered ??= stored();
  const at = remembered.indexOf(id);
  if (at < 0) return { previous: null, next: null };
  return { previous: remembered[at - 1] ?? null, next: remembered[at + 1] ?? null };
}
