import { createHash, randomBytes } from 'node:crypto';

/** Matches all tokens, and nothing else under /api. */
export const TOKEN_PATH = /^\/api\/([\w-]{43})$/;

export const newToken = (): string => randomBytes(32).toString('base64url');
/** Only the hash is stored. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
