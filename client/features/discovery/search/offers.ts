/** What the empty search box offers: recent searches of this browser, moods, colors. */
import { type SavedSearch, alertEndpoints } from '#shared/alerts/contract.ts';
import { COLORS, type Color } from '#shared/artworks/browse.ts';
import { queryClient, queryFor } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { COLOR_TITLES } from '../color-names.ts';

export type Offer =
  | { kind: 'recent'; words: string }
  | { kind: 'clear' }
  | { kind: 'saved'; words: string; search: string; newCount: number }
  | { kind: 'alerts' }
  | { kind: 'mood'; words: string; name: string }
  | { kind: 'color'; words: string; name: string; color: Color };

const MOST_RECENT = 5;
/** Kept apart for each member of a browser. */
const keyFor = (memberId: string): string => `recent-searches ${memberId}`;

export function readRecent(memberId: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyFor(memberId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((words) => typeof words === 'string').slice(0, MOST_RECENT) : [];
  } catch {
    // Without storage there are none.
    return [];
  }
}

function write(memberId: string, recent: string[]): void {
  try {
    if (recent.length === 0) localStorage.removeItem(keyFor(memberId));
    else localStorage.setItem(keyFor(memberId), JSON.stringify(recent.slice(0, MOST_RECENT)));
  } catch {
    // Without storage nothing is kept.
  }
}

export const remember = (memberId: string, words: string): void =>
  write(memberId, [words, ...readRecent(memberId).filter((other) => other !== words)]);

/** @param words one of them; all if absent */
export const forget = (memberId: string, words?: string): void =>
  write(memberId, words === undefined ? [] : readRecent(memberId).filter((other) => other !== words));

/** Words, and what they are called. */
export const MOODS = { calm: t('Calm'), warm: t('Warm'), loud: t('Loud'), lonely: t('Lonely') };
const MOST_SAVED = 3;
const SAVED = queryFor(alertEndpoints.list, {});

/** Shows what there is, and again with saved searches once they are known. */
export async function offerAll(memberId: string, show: (offers: Offer[]) => void): Promise<void> {
  show(offersFor(memberId, queryClient.getQueryData(SAVED.queryKey) ?? []));
  const saved = await queryClient.fetchQuery(SAVED).catch(() => []);
  show(offersFor(memberId, saved));
}

function offersFor(memberId: string, saved: readonly SavedSearch[]): Offer[] {
  const recent = readRecent(memberId);
  return [
    ...recent.map((words) => ({ kind: 'recent', words }) as const),
    ...(recent.length > 0 ? [{ kind: 'clear' } as const] : []),
    ...saved
      .toSorted((one, other) => other.newCount - one.newCount)
      .slice(0, MOST_SAVED)
      .map(({ name, search, newCount }) => ({ kind: 'saved', words: name, search, newCount }) as const),
    ...(saved.length > 0 ? [{ kind: 'alerts' } as const] : []),
    ...Object.entries(MOODS).map(([words, name]) => ({ kind: 'mood', words, name }) as const),
    ...COLORS.map((color) => ({ kind: 'color', words: color, name: COLOR_TITLES[color], color }) as const),
  ];
}
