/** The look of a filter that is on or off. */
export const FILTER_CHIP =
  'inline-flex h-10 shrink-0 items-center gap-2 rounded-full border border-line px-4 text-sm font-medium text-soft transition-colors hover:border-edge hover:text-paper aria-pressed:border-paper aria-pressed:bg-paper aria-pressed:text-ink pointer-coarse:min-h-11';

interface FilterChipsProps<K extends string> {
  label: string;
  /** Its name, and how many things it has. */
  items: readonly (readonly [K, string, number?])[];
  value: K;
  onChange: (key: K) => void;
}

/** A row of filters. Scrolls horizontally, edge to edge, if it does not fit. */
export const FilterChips = <K extends string>({ label, items, value, onChange }: FilterChipsProps<K>) => (
  <div
    role="group"
    aria-label={label}
    className="-mx-4 flex gap-2 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0"
  >
    {items.map(([key, name, count]) => (
      <button
        key={key}
        type="button"
        aria-pressed={value === key}
        onClick={() => onChange(key)}
        className={`group ${FILTER_CHIP}`}
      >
        {name}
        {count !== undefined && (
          <span className="num text-2xs text-mute group-aria-pressed:text-ink">{count}</span>
        )}
      </button>
    ))}
  </div>
);
