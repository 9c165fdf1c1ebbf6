import { useEffect, useRef } from 'react';

/** Focuses the first field of a form that replaces the button that opened it. */
export function useFocusedFirst<T extends HTMLElement>() {
  const field = useRef<T>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
