/** The address for reports of vulnerabilities (RFC 9116). */
import { Router } from 'express';
import type { Config } from '../config.ts';

/** The standard asks for less than a year. */
const VALID_MS = 180 * 86_400_000;

export function securityTxtRouter({ securityContact, publicUrl }: Config): Router {
  const router = Router();
  router.get('/.well-known/security.txt', (_req, res) => {
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(Date.now() + VALID_MS).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ];
    res.type('text/plain').send(`${lines.join('\n')}\n`);
  });
  return router;
}
