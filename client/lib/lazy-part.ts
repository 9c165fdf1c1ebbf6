import { lazy } from 'react';
import { reloadOnce, untilReachable } from './reach.ts';
import { toast } from './toast.ts';
import * as texts from './texts.ts';

/** Loads the code of a part; while the site cannot be reached it waits, and says so once. */
async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    let isAway = false;
    await untilReachable(() => {
      if (!isAway)
        toast({
          title: texts.youAreOffline,
          description: texts.thisWillOpenWhen,
          variant: 'destructive',
        });
      isAway = true;
    });
    // A page that is being replaced has nothing more to show.
    return load().catch((error: unknown) => {
      if (reloadOnce()) return new Promise<never>(() => {});
      throw error;
    });
  }
}

/** Part of a screen in a chunk of its own: a dialog, a menu. React's `lazy` would fail for good, and the screen with it. */
export const lazyPart: typeof lazy = (load) => lazy(() => loadPart(load));
