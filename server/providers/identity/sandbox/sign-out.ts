/** Signing out at the provider without a confirmation page. */
import type { KoaContextWithOIDC } from 'oidc-provider';

/** True if the request carries an ID token of ours for the signed-in user, or no one is signed in. */
function isOwnSignOut(ctx: KoaContextWithOIDC, returnUri: string): boolean {
  const { route, params, entities, session } = ctx.oidc;
  if (route !== 'end_session' || params?.['post_logout_redirect_uri'] !== returnUri) return false;
  const hint = entities.IdTokenHint as { payload: { sub?: string } } | undefined;
  if (!hint || !session) return false;
  return !session.accountId || session.accountId === hint.payload.sub;
}

/**
 * The provider has checked the ID token by the time it renders its own page. Only this site has that
 * token, so no confirmation is needed: end the session and redirect back.
 */
export const endSessionAtOnce =
  (returnUri: string) =>
  async (ctx: KoaContextWithOIDC, next: () => Promise<unknown>): Promise<void> => {
    await next();
    if (!ctx.oidc || ctx.status !== 200 || !isOwnSignOut(ctx, returnUri)) return;
    const { session, provider } = ctx.oidc;
    const grantId = session?.grantIdFor(ctx.oidc.client!.clientId);
    if (grantId) await (await provider.Grant.find(grantId))?.destroy();
    await session?.destroy();
    ctx.cookies.set(provider.cookieName('session'), null, { overwrite: true, signed: true });
    ctx.remove('content-security-policy');
    ctx.redirect(returnUri);
    ctx.status = 303;
  };
