import { useRef } from 'react';
import { Search } from 'lucide-react';
import { Button } from '#client/ui/base/button.tsx';
import { FilterChips } from '#client/ui/filter-chips.tsx';
import { Select } from '#client/ui/select.tsx';
import { CATEGORY_ITEMS } from '../categories.ts';
import { type Board, type FilteredStatus, MAX_WORDS, isNarrowed } from './board-address.ts';
import * as texts from './texts.ts';

const STATUSES: readonly (readonly [FilteredStatus | 'all', string])[] = [
  ['all', texts.all],
  ['pending', texts.pending],
  ['in_progress', texts.inProgress],
  ['completed', texts.completed],
];
const MODERATED = [...STATUSES, ['disputed', texts.disputed]] as const;

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
        aria-label={texts.projects}
        className="relative min-w-0 flex-1 basis-64"
        onSubmit={(event) => event.preventDefault()}
      >
        <Search
          size={17}
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-mute"
        />
        <input
          type="search"
          aria-label={texts.searchProjects}
          placeholder={texts.searchProjects}
          autoComplete="off"
          maxLength={MAX_WORDS}
          value={board.q}
          onChange={({ target }) => onChange({ q: target.value })}
          className="h-11 w-full rounded-full border border-edge bg-ink pr-4 pl-11 text-base text-paper placeholder:text-mute hover:border-soft"
        />
      </form>
      <span className="max-sm:w-full">
        <Select
          aria-label={texts.category}
          value={board.category}
          onChange={({ target }) =>
            onChange({ category: CATEGORY_ITEMS.find(([key]) => key === target.value)?.[0] ?? 'all' })
          }
          className="h-11 w-full rounded-full border border-edge bg-ink pl-4 text-sm font-medium text-paper hover:border-soft"
        >
          <option value="all">{texts.allCategories}</option>
          {CATEGORY_ITEMS.map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
      </span>
      <FilterChips
        label={texts.status}
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
        {texts.clearFilters}
      </Button>
    </div>
  );
}
