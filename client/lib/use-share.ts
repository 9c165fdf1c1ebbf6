import { useEffect, useState } from 'react';
import { t } from '#client/lib/t.ts';
import { toast } from './toast.ts';

interface Shared {
  title: string;
  /** The artist or author. */
  by: string;
  /** A path on this site. */
  path: string;
}

/** Web Share if available, otherwise the link is copied. */
async function give({ title, by, path }: Shared): Promise<'shared' | 'copied'> {
  const url = location.origin + path;
  const data = { title, text: t('{title}, by {by}', { title, by }), url };
  if (
    typeof navigator.share === 'function' &&
    typeof navigator.canShare === 'function' &&
    navigator.canShare(data)
  ) {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      // Closing the share sheet is not an error; after any other failure the link is copied.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  await navigator.clipboard.writeText(url);
  return 'copied';
}

/** How long the button says that the link was copied. */
const COPIED_MS = 2000;

/** A button that shares a page of this site, and whether its link was just copied. */
export function useShare(shared: Shared) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const share = async () => {
    // An announcement must change, or the second click would not be announced.
    setCopied(false);
    try {
      setCopied((await give(shared)) === 'copied');
    } catch {
      toast({
        title: t('Error'),
        description: t('The link couldn’t be copied. Copy it from the address bar.'),
        variant: 'destructive',
      });
    }
  };
  return { copied, share };
}
