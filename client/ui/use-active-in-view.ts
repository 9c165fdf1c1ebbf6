import { useEffect, useRef } from 'react';

/** Pixels between the items of a row. */
const EDGE = 16;

/** Scrolls a row that does not fit a phone to the item with this `data-key`, also on first render. */
export function useActiveInView<Row extends HTMLElement>(active: string | undefined) {
  const row = useRef<Row>(null);
  useEffect(() => {
    const on = row.current?.querySelector<HTMLElement>(`[data-key="${active}"]`);
    if (!row.current || !on) return;
    const hidden = on.offsetLeft + on.offsetWidth + EDGE - row.current.clientWidth;
    row.current.scrollLeft = Math.max(row.current.scrollLeft, hidden);
  }, [active]);
  return row;
}
