import { Router } from 'express';
import { KEYS_PATH } from '#shared/certificates/contract.ts';
import type { Context } from '#server/context.ts';
import { listKeys, recordKey } from './queries.ts';

/** The keys that sign and signed certificates, as a JWK set (RFC 7517, RFC 8037), for every site and program. */
export function keysRouter(ctx: Context): Router {
  const router = Router();
  router.get(KEYS_PATH, async (_req, res) => {
    await recordKey(ctx.db, ctx.signer.keyId, ctx.signer.publicKey);
    const keys = (await listKeys(ctx.db)).map(({ id, publicKey }) => ({
      kid: id,
      kty: 'OKP',
      crv: 'Ed25519',
      alg: 'EdDSA',
      use: 'sig',
      x: publicKey,
    }));
    res.set({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, max-age=300' });
    res.json({ keys });
  });
  return router;
}
