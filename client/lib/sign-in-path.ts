/** @param returnTo the path to return to after sign-in, on this site */
export const signInPath = (returnTo?: string): string =>
  returnTo ? `/api/login?returnTo=${encodeURIComponent(returnTo)}` : '/api/login';
