/** What happens when the session is gone: said once, then the way to sign-in. Spec section 8. */
import { REDIRECT_DELAY_MS } from '#shared/rules/limits.ts';
import { paths } from '../paths.ts';
import { toast } from './toast.ts';

export const SIGNED_OUT = {
  title: 'Unauthorized',
  description: 'You are logged out. Logging in again...',
};
let isLeaving = false;

/** The notice, and after 500 ms /api/login, from where the member comes back to this page. */
export function onSignedOut(notice: { title: string; description: string } = SIGNED_OUT): void {
  if (isLeaving) return;
  isLeaving = true;
  toast({ ...notice, variant: 'destructive' });
  setTimeout(() => {
    isLeaving = false;
    location.assign(paths.login(location.pathname + location.search));
  }, REDIRECT_DELAY_MS);
}
