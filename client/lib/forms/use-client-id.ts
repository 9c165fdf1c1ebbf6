import { useRef } from 'react';

/**
 * Names what a call makes, so that a retry after a lost response makes nothing twice: the same id for the same values, until
 * `made` is called.
 */
export function useClientId(): { idFor: (values: unknown) => string; made: () => void } {
  const last = useRef({ text: '', id: '' });
  return {
    idFor: (values) => {
      const text = JSON.stringify(values);
      if (last.current.text !== text) last.current = { text, id: crypto.randomUUID() };
      return last.current.id;
    },
    made: () => (last.current = { text: '', id: '' }),
  };
}
