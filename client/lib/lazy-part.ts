import { lazy } from 'react';
import { t } from '#client/lib/t.ts';
import { reloadOnce, untilReachable } from './reach.ts';
import { toast } from './toast.ts';

/** Loads the code of a part; while the site is unreachable it waits, and reports it once. */
async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    let isAway = false;
    await untilReachable(() => {
      if (!isAway)
        toast({
          title: t('You’re offline'),
          description: t('This will open when you’re back online.'),
          variant: 'destructive',
        });
      isAway = true;
    });
    // A page that is being replaced shows nothing more.
    return load().catch((error: unknown) => {
      if (reloadOnce()) return new Promise<never>(() => {});
      throw error;
    });
  }
}

/** Part of a screen in its own chunk: a dialog, a menu. React's `lazy` would fail permanently, with the screen. */
export const lazyPart: typeof lazy = (load) => lazy(() => loadPart(load));
