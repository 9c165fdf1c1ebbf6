/** Who somebody is, said by an OpenID Connect provider. */

/** What the provider says about a person. */
export interface Claims {
  issuer: string;
  subject: string;
  /** Lower case. */
  email: string | null;
  isEmailVerified: boolean;
  givenName: string | null;
  familyName: string | null;
}

/** Kept in the browser's session between leaving for the provider and coming back. */
export interface PendingSignIn {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** The person declined, or the answer does not belong to a question of ours. */
export class SignInRefused extends Error {
  override name = 'SignInRefused';
}

/** Somebody who has no account yet, and the name they have typed, if any. */
export interface Newcomer {
  name: string | null;
}

export interface Identity {
  /**
   * Where to send the browser: for a newcomer to the page where accounts are made, if the provider has one to ask for.
   * Throws `identity_unavailable`.
   */
  startSignIn(newcomer?: Newcomer): Promise<{ url: string; pending: PendingSignIn }>;
  /**
   * @param answer the query the browser came back with
   * Throws `SignInRefused` or `identity_unavailable`.
   */
  finishSignIn(answer: URLSearchParams, pending: PendingSignIn): Promise<{ claims: Claims; idToken: string }>;
  /** Where the provider ends its own session; null when it has no such page or does not answer. */
  signOutUrl(idToken: string | null): Promise<string | null>;
  /** Removes what has expired. */
  purge(): Promise<void>;
}
