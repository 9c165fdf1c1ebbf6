import type { ReactNode } from 'react';

interface FacetRowProps {
  name: string;
  isChecked: boolean;
  onChange: () => void;
  /** A figure at the end of the row. */
  children?: ReactNode;
}

/** A line of a list that is chosen or not. */
export const FacetRow = ({ name, isChecked, onChange, children }: FacetRowProps) => (
  <label className="flex h-10 cursor-pointer items-center gap-3 rounded-sm px-3 text-sm text-paper hover:bg-overlay pointer-coarse:h-11">
    <input type="checkbox" checked={isChecked} onChange={onChange} className="size-4.5 accent-accent" />
    <span className="flex-1">{name}</span>
    {children}
  </label>
);
