import { Router } from 'express';
import { KEYS_PATH } from '#shared/certificates/contract.ts';
import type { Context } from '#server/context.ts';
import { listKeys, recordKey } from './queries.ts';

/** Keys change with the configuration alone, and anyone may ask: the database is asked once in this time. */
const KEPT_MS = 60_000;

/** The keys that sign and signed certificates, as a JWK set (RFC 7517, RFC 8037), for every site and program. */
export function keysRouter(ctx: Context): Router {
  const router = Router();
  const readKeys = async () => {
    await recordKey(ctx.db, ctx.signer.keyId, ctx.signer.publicKey);
    return (await listKeys(ctx.db)).map(({ id, publicKey }) => ({
      kid: id,
      kty: 'OKP',
      crv: 'Ed25519',
      alg: 'EdDSA',
      use: 'sig',
      x: publicKey,
    }));
  };
  let kept: { keys: Awaited<ReturnType<typeof readKeys>>; at: number } | undefined;
  router.get(KEYS_PATH, async (_req, res) => {
    const at = ctx.clock.now().getTime();
    if (!kept || at - kept.at > KEPT_MS) kept = { keys: await readKeys(), at };
    const { keys } = kept;
    res.set({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, max-age=300' });
    res.json({ keys });
  });
  return router;
}
