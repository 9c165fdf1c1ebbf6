/**
 * In the address of the way back from signing in again: '1', 'canceled', or 'other' after another account; 'ended' after
 * the session had ended.
 */
export const SIGNED_IN_AGAIN = 'signed-in-again';

/** A path on this site to go to after sign-in; anything else becomes '/'. Refuses //host, /\host and control characters. */
export function safeReturnTo(value: unknown): string {
  if (typeof value !== 'string' || value.length > 2000) return '/';
  // oxlint-disable-next-line no-control-regex -- browsers drop some of them, which could turn a path into //host
  if (!/^\/(?![/\\])/.test(value) || /[\u0000-\u001f\u007f\\]/.test(value)) return '/';
  const url = new URL(value, 'http://local.invalid');
  if (url.host !== 'local.invalid' || url.pathname.startsWith('//')) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}
