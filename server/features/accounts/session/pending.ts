/** Sign-ins waiting at the provider: one per tab, oldest dropped first. */
import type { SessionData } from 'express-session';
import type { PendingSignIn } from '#server/providers/identity/identity.ts';

interface Leaving extends PendingSignIn {
  returnTo: string;
  /** The member who is signing in again. */
  memberId?: string | undefined;
}
declare module 'express-session' {
  interface SessionData {
    signIns?: Leaving[];
    /** Sent to the provider to end its session. */
    idToken?: string;
    /** The session there, which the provider names when it ends. */
    providerSid?: string;
    /** When the member signed in, in seconds, if the provider says. */
    authTime?: number;
  }
}

const MAX_TABS = 5;

export function keepPending(session: Partial<SessionData>, leaving: Leaving): void {
  session.signIns = [...(session.signIns ?? []), leaving].slice(-MAX_TABS);
}

/** Each can be used once. */
export function takePending(session: Partial<SessionData>, state: string | null): Leaving | null {
  const found = session.signIns?.find((leaving) => leaving.state === state) ?? null;
  if (found) session.signIns = session.signIns!.filter((leaving) => leaving !== found);
  return found;
}
