import { useRef } from 'react';
import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { FilterChips } from '#client/ui/filter-chips.tsx';
import { SearchInput } from '#client/ui/search-input.tsx';
import { Select } from '#client/ui/select.tsx';
import { CATEGORY_ITEMS } from '../categories.ts';
import { type Board, type FilteredStatus, MAX_WORDS, isNarrowed } from './board-address.ts';

const STATUSES: readonly (readonly [FilteredStatus | 'all', string])[] = [
  ['all', t('All')],
  ['pending', t('Pending')],
  ['in_progress', t('In progress')],
  ['completed', t('Completed')],
];
const MODERATED = [...STATUSES, ['disputed', t('Disputed')]] as const;

interface BoardFiltersProps {
  board: Board;
  isModerator: boolean;
  onChange: (part: Partial<Board>) => void;
  onClear: () => void;
}

export function BoardFilters({ board, isModerator, onChange, onClear }: BoardFiltersProps) {
  const filters = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={filters}
      tabIndex={-1}
      className="mt-7 mb-7 flex flex-wrap items-center gap-x-4 gap-y-3 outline-none"
    >
      <form
        role="search"
        aria-label={t('Projects')}
        className="min-w-0 flex-1 basis-64"
        onSubmit={(event) => event.preventDefault()}
      >
        <SearchInput
          type="search"
          label={t('Search projects')}
          maxLength={MAX_WORDS}
          value={board.q}
          onChange={({ target }) => onChange({ q: target.value })}
        />
      </form>
      <Select
        label={t('Category')}
        labelAt="hidden"
        shape="pill"
        className="max-sm:w-full"
        options={[['all', t('All categories')], ...CATEGORY_ITEMS]}
        value={board.category}
        onChange={({ target }) =>
          onChange({ category: CATEGORY_ITEMS.find(([key]) => key === target.value)?.[0] ?? 'all' })
        }
      />
      <FilterChips
        label={t('Status')}
        items={isModerator ? MODERATED : STATUSES}
        value={board.status}
        onChange={(status) => onChange({ status })}
      />
      <Button
        variant="quiet"
        size="sm"
        disabled={!isNarrowed(board)}
        onClick={() => {
          onClear();
          // The button is disabled once nothing is left to clear, and would lose the focus.
          filters.current?.focus({ preventScroll: true });
        }}
        className="disabled:max-sm:hidden"
      >
        {t('Clear Filters')}
      </Button>
    </div>
  );
}
