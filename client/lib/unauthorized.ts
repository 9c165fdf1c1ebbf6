/** Handles the end of a session: one notice, then a redirect to sign-in. */
import { userEndpoints } from '#shared/accounts/session/contract.ts';
import { REDIRECT_DELAY_MS } from '#shared/kernel/limits.ts';
import { t } from '#client/lib/t.ts';
import { leaveForProvider } from './leave-for-provider.ts';
import { signInPath } from './sign-in-path.ts';
import { isLeaving as isBeingDeleted, isSignedOut } from './api.ts';
import { queryClient, refresh } from './query.ts';
import { broughtSession } from './session.ts';
import { toast, whenDrawn } from './toast.ts';

const SIGNED_OUT = {
  title: t('Unauthorized'),
  description: t('You are logged out. Logging in again...'),
};
/** Running requests get 401 too; members who stay on the page are notified again later. */
const AGAIN_MS = 5000;
let isLeaving = false;

/** The notice, and 500 ms after it is shown /api/login, which returns the member to this page. */
export function onSignedOut(notice: { title: string; description: string } = SIGNED_OUT): void {
  if (isLeaving) return;
  isLeaving = true;
  toast({ ...notice, variant: 'destructive' });
  whenDrawn(() =>
    setTimeout(() => {
      // A visitor's document would still say on the way back that nobody is signed in.
      if (broughtSession()) leaveForProvider('ended');
      else location.replace(signInPath(location.pathname + location.search + location.hash));
      setTimeout(() => (isLeaving = false), AGAIN_MS);
    }, REDIRECT_DELAY_MS),
  );
}

/** Handles queries that fail because the session has ended; returns an unsubscribe function. */
export const watchReads = () =>
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    if (isSignedOut(event.action.error)) onSignedOut();
    // Asked for in another tab: the page that keeps the account appears here, too.
    if (isBeingDeleted(event.action.error)) void refresh(userEndpoints.current);
  });
