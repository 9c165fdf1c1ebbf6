import { useEffect, useState } from 'react';
import { toast } from './toast.ts';
import * as texts from './texts.ts';

interface Shared {
  title: string;
  /** Whose it is. */
  by: string;
  /** On this site. */
  path: string;
}

/** Web Share where there is one, else the link goes to the clipboard. */
async function give({ title, by, path }: Shared): Promise<'shared' | 'copied'> {
  const url = location.origin + path;
  const data = { title, text: texts.titleByBy(title, by), url };
  if (
    typeof navigator.share === 'function' &&
    typeof navigator.canShare === 'function' &&
    navigator.canShare(data)
  ) {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      // Closing the sheet is no failure; anything else falls back to the clipboard.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  await navigator.clipboard.writeText(url);
  return 'copied';
}

/** How long the button says so. */
const COPIED_MS = 2000;

/** A button that shares a page of ours, and whether its link was copied a moment ago. */
export function useShare(shared: Shared) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const share = async () => {
    // What is announced must change, or the second click would be silent.
    setCopied(false);
    try {
      setCopied((await give(shared)) === 'copied');
    } catch {
      toast({
        title: texts.error,
        description: texts.linkNotCopied,
        variant: 'destructive',
      });
    }
  };
  return { copied, share };
}
