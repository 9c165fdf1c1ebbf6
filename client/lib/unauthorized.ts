/** What happens when the session is gone: one notice, then the way to sign-in. Spec section 8. */
import { REDIRECT_DELAY_MS } from '#shared/kernel/limits.ts';
import { signInPath } from './sign-in-path.ts';
import { isSignedOut } from './api.ts';
import { queryClient } from './query.ts';
import { toast } from './toast.ts';
import * as texts from './texts.ts';

const SIGNED_OUT = {
  title: texts.unauthorized,
  description: texts.youAreLoggedOut,
};
/** Reads that were still under way are answered 401 too; whoever chose to stay on the page is notified again later. */
const AGAIN_MS = 5000;
let isLeaving = false;

/** The notice, and after 500 ms /api/login, from where the member comes back to this page. */
export function onSignedOut(notice: { title: string; description: string } = SIGNED_OUT): void {
  if (isLeaving) return;
  isLeaving = true;
  toast({ ...notice, variant: 'destructive' });
  setTimeout(() => {
    location.assign(signInPath(location.pathname + location.search + location.hash));
    setTimeout(() => (isLeaving = false), AGAIN_MS);
  }, REDIRECT_DELAY_MS);
}

/** Every read of a signed-in page that is refused for want of a session; returns how to stop watching. */
export const watchReads = () =>
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error' && isSignedOut(event.action.error))
      onSignedOut();
  });
