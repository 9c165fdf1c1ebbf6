/** What the list shows, as it stands in its address. */
import { useLocation, useSearch } from 'wouter';
import { WORK_SORTS, WORK_STATES, type WorkSort, type WorkState } from '#shared/works/contract.ts';
import { IN_PLACE } from '#client/lib/scroll-memory.ts';
import { paths } from '#client/paths.ts';

export interface Shown {
  /** `all`: every state. */
  state: WorkState | 'all';
  q: string;
  sort: WorkSort;
}

/** In the address it is called as its filter is. */
const named = (state: WorkState): string => (state === 'draft' ? 'drafts' : state);

export function shownIn(search: string): Shown {
  const given = new URLSearchParams(search);
  return {
    state: WORK_STATES.find((state) => named(state) === given.get('state')) ?? 'all',
    q: (given.get('q') ?? '').slice(0, 200),
    sort: WORK_SORTS.find((sort) => sort === given.get('sort')) ?? 'changed',
  };
}

/** As the API reads it, without what is so anyway. */
export const queryOf = ({ state, q, sort }: Shown) => ({
  ...(state !== 'all' && { state }),
  ...(q.trim() && { q: q.trim() }),
  ...(sort !== 'changed' && { sort }),
});

export const addressOf = (shown: Shown): string => {
  const { state, ...rest } = queryOf(shown);
  return paths.works({ ...(state && { state: named(state) }), ...rest });
};

export function useShown() {
  const shown = shownIn(useSearch());
  const [, navigate] = useLocation();
  return {
    shown,
    show: (part: Partial<Shown>) =>
      navigate(addressOf({ ...shown, ...part }), { ...IN_PLACE, replace: 'q' in part }),
  };
}
