import { createHash, randomBytes } from 'node:crypto';

/** Of every token, and of nothing else under /api. */
export const TOKEN_PATH = /^\/api\/([\w-]{43})$/;

export const newToken = (): string => randomBytes(32).toString('base64url');
/** What is kept of it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
