import { useEffect, useState } from 'react';

const PAUSE_MS = 150;

/** Returns the typed text once typing pauses. */
export function useSettled(words: string): string {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}
