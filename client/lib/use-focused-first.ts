import { useEffect, useRef } from 'react';

/** For a form that replaces the button that opened it: its first field gets the focus. */
export function useFocusedFirst<T extends HTMLElement>() {
  const field = useRef<T>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
