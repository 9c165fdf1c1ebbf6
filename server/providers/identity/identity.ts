/** Identifies a person by an OpenID Connect provider. */

/** The provider's claims about a person. */
export interface Claims {
  issuer: string;
  subject: string;
  /** Lower case. */
  email: string | null;
  isEmailVerified: boolean;
  givenName: string | null;
  familyName: string | null;
}

/** Kept in the browser's session during the redirect to the provider and back. */
export interface PendingSignIn {
  state: string;
  nonce: string;
  codeVerifier: string;
  /** The member is asked to prove again who they are. */
  isAgain: boolean;
}

/** The person declined, or the response does not match a request of ours. */
export class SignInRefused extends Error {
  override name = 'SignInRefused';
}

/** A person without an account, with the name they typed, if any. */
export interface Newcomer {
  name: string | null;
}

export interface SignedIn {
  claims: Claims;
  idToken: string;
  /** The provider's own session, if it says. */
  sessionId: string | null;
  /** When they proved who they are, in seconds; null if the provider does not say. */
  authTime: number | null;
}

/** Someone's sessions that the provider has ended: one, or all of them. At least one of the first two is set. */
export interface SignedOut {
  subject: string | null;
  sessionId: string | null;
  issuer: string;
  /** Each may be used once, until it is too old to be accepted. */
  tokenId: string;
  maxAgeSeconds: number;
}

export interface Identity {
  /**
   * Where to redirect the browser: new users to the provider's registration page, if it has one; with `isAgain` to its
   * sign-in page even if it knows them, where `email` is prefilled. Throws `identity_unavailable`.
   */
  startSignIn(options?: {
    newcomer?: Newcomer | undefined;
    isAgain?: boolean;
    email?: string | null;
    /** The page of this site to return to: its path, with what follows it. */
    returnTo?: string;
  }): Promise<{ url: string; pending: PendingSignIn }>;
  /**
   * @param answer the query of the redirect back
   * Throws `SignInRefused` or `identity_unavailable`.
   */
  finishSignIn(answer: URLSearchParams, pending: PendingSignIn): Promise<SignedIn>;
  /** Whom the provider has signed out. Throws `invalid_request` or `identity_unavailable`. */
  readLogoutToken(token: string): Promise<SignedOut>;
  /** The provider's page that ends its own session; null if it has none or does not respond. */
  signOutUrl(idToken: string | null): Promise<string | null>;
  /** Removes expired data. */
  purge(): Promise<void>;
}
