import type { ReactNode } from 'react';

interface SegmentsProps<Key extends string> {
  label: string;
  /** An item that shows an icon has a name. */
  items: readonly (readonly [key: Key, shown: ReactNode, name?: string])[];
  value: Key;
  onPick: (key: Key) => void;
}

/** A choice between a few options, one of them pressed. */
export const Segments = <Key extends string>({ label, items, value, onPick }: SegmentsProps<Key>) => (
  <div role="group" aria-label={label} className="inline-flex rounded-full bg-raised p-1">
    {items.map(([key, shown, name]) => (
      <button
        key={key}
        type="button"
        {...(name ? { 'aria-label': name } : {})}
        aria-pressed={value === key}
        onClick={() => onPick(key)}
        className="grid h-9 min-w-11 place-items-center rounded-full px-3.5 text-sm font-medium text-soft aria-pressed:bg-paper aria-pressed:text-ink max-sm:h-11"
      >
        {shown}
      </button>
    ))}
  </div>
);
