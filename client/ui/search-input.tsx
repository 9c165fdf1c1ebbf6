import { type ComponentProps, useRef } from 'react';
import { Search, X } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { t } from '#client/lib/t.ts';

const SHAPES = {
  /** Above the list that it narrows. */
  filter: 'h-11 border-edge bg-ink text-sm hover:border-soft max-sm:text-base',
  /** In the header. */
  header: 'h-10 border-transparent bg-raised text-sm hover:border-edge aria-expanded:border-edge',
  /** In a sheet of its own. */
  sheet: 'h-12 border-transparent bg-raised text-base hover:border-edge aria-expanded:border-edge',
};

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'aria-label' | 'className'> {
  label: string;
  shape?: keyof typeof SHAPES;
  /** The button that clears it; the focus stays here. */
  onClear?: (() => void) | undefined;
}

/** A search box with its icon; the form around it is the search. */
export function SearchInput({ label, shape = 'filter', onClear, ref, ...rest }: SearchInputProps) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className="relative">
      <Search
        size={17}
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-mute"
      />
      <input
        type="text"
        dir="auto"
        autoComplete="off"
        placeholder={label}
        {...rest}
        ref={ref}
        aria-label={label}
        className={clsx(
          'w-full rounded-full border pl-11 text-ellipsis text-paper placeholder:text-mute',
          onClear && rest.value ? 'pr-11' : 'pr-4',
          SHAPES[shape],
        )}
      />
      {onClear && rest.value && (
        <button
          type="button"
          aria-label={t('Clear search')}
          // The list under a search box would close if it lost the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            box.current?.querySelector('input')?.focus();
            onClear();
          }}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-full text-mute hover:text-paper"
        >
          <X size={17} aria-hidden />
        </button>
      )}
    </div>
  );
}
