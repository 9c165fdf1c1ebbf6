import { useEffect, useState } from 'react';

interface Size {
  width: number;
  height: number;
}

/** The size of the element that gets the ref, kept up to date; the window's until it is there. */
export function useElementSize() {
  const [element, ref] = useState<HTMLElement | null>(null);
  const [size, setSize] = useState<Size>({ width: innerWidth, height: innerHeight });
  useEffect(() => {
    if (!element) return undefined;
    const watcher = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [element]);
  return { element, ref, size };
}
