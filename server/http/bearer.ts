/** Programs: `Authorization: Bearer atl_...` instead of a session. */
import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Endpoint, Scope } from '#shared/http/endpoint.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Member } from './route.ts';

/** A token's member, until it is known that the token may do what is asked. */
export interface Bearer {
  member: Member;
  scopes: readonly Scope[];
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const PREFIX = 'atl_';
/** 178 bits. */
const RANDOM = 30;
const CHECKSUM = 6;
const TOKEN = new RegExp(`^${PREFIX}[0-9A-Za-z]{${RANDOM + CHECKSUM}}$`);

/** The CRC-32 of what stands before it, in base 62: scanners tell a token from other text without asking. */
function checksumOf(text: string): string {
  let left = crc32(text);
  let digits = '';
  for (let i = 0; i < CHECKSUM; i++, left = Math.floor(left / DIGITS.length))
    digits = DIGITS[left % DIGITS.length] + digits;
  return digits;
}

export function createToken(): string {
  const random = Array.from({ length: RANDOM }, () => DIGITS[randomInt(DIGITS.length)]).join('');
  return PREFIX + random + checksumOf(PREFIX + random);
}

const isToken = (text: string): boolean =>
  TOKEN.test(text) && text.endsWith(checksumOf(text.slice(0, -CHECKSUM)));

/** What is stored of a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** What recognizes a token in a list: 'atl_7Kq…x2F'. */
export const hintOf = (token: string): string => `${token.slice(0, PREFIX.length + 3)}…${token.slice(-3)}`;

/** A request with one is a program's: its cookies and its origin do not count. */
export const hasBearer = (authorization: string | undefined): boolean =>
  /^bearer(?: |$)/i.test(authorization ?? '');

/** The hash of the token that a request with a bearer sends; null if it cannot be one of ours. */
export function sentHash(authorization: string): string | null {
  const token = authorization.slice('bearer'.length).trim();
  return isToken(token) ? hashOf(token) : null;
}

/** For programs that know only the standard (RFC 6750). */
const challenge = (res: Response, error: string): void =>
  void res.setHeader('WWW-Authenticate', `Bearer error="${error}"`);

export function refuseToken(res: Response, code: 'token_invalid' | 'token_paused'): AppError {
  challenge(res, 'invalid_token');
  return new AppError(code);
}

function refuseScope(res: Response, needed?: Scope): AppError {
  challenge(res, 'insufficient_scope');
  const detail = needed && `This needs a token with the scope “${needed}”.`;
  return new AppError('scope_missing', detail ? { detail } : {});
}

/** Lets a token's member in where the token has the scope. Throws `scope_missing`. */
export function admitBearer(e: Pick<Endpoint, 'access' | 'scope'>, req: Request, res: Response): void {
  if (!req.bearer || e.access === 'public') return;
  if (e.scope && req.bearer.scopes.includes(e.scope)) {
    req.member = req.bearer.member;
    return;
  }
  throw refuseScope(res, e.scope);
}

/** Streams and files take no token: what sends a visitor to sign in says that to a program. */
export const refuseElsewhere: ErrorRequestHandler = (error, req, res, next) => {
  const isRefused = req.bearer && error instanceof AppError && error.code === 'sign_in_required';
  next(isRefused ? refuseScope(res) : error);
};
