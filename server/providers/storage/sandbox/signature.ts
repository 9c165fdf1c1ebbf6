/**
 * Signature Version 4, in the query or in the Authorization header.
 * Source: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-authenticating-requests.html
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { S3Error, accessDenied, badRequest, notImplemented, signatureMismatch } from './errors.ts';
import type { S3Request } from './request.ts';

export interface Keys {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}
interface Signed {
  credential: string;
  /** yyyymmddThhmmssZ */
  date: string;
  headers: string[];
  signature: string;
  payload: string;
}

const SKEW_MS = 900_000;
const MAX_EXPIRES_S = 604_800;
const PAYLOAD = 'x-amz-content-sha256';

export const encodeRfc3986 = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();
const sha256 = (data: string): string => createHash('sha256').update(data).digest('hex');

/** Order by code unit. */
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Throws unless `given` (hex) is our signature of `text` for that day (yyyymmdd). */
export function verifySignature(keys: Keys, day: string, text: string, given: string): void {
  const steps = [day, keys.region, 's3', 'aws4_request'];
  const key = steps.reduce<string | Buffer>(
    (previous, step) => hmac(previous, step),
    `AWS4${keys.secretAccessKey}`,
  );
  const expected = Buffer.from(hmac(key, text).toString('hex'));
  const received = Buffer.from(given);
  if (expected.length !== received.length || !timingSafeEqual(expected, received)) throw signatureMismatch();
}

/** The scope of a credential. Throws if it is not ours or of another day. */
export function readScope(keys: Keys, credential: string, day: string): string {
  const [id, date, region, service, end] = credential.split('/');
  if (id !== keys.accessKeyId) {
    throw new S3Error(
      403,
      'InvalidAccessKeyId',
      'The AWS Access Key Id you provided does not exist in our records.',
    );
  }
  if (date !== day || region !== keys.region || service !== 's3' || end !== 'aws4_request') {
    throw badRequest('AuthorizationQueryParametersError', 'Error parsing the X-Amz-Credential parameter');
  }
  return `${date}/${region}/s3/aws4_request`;
}

function parseTimestamp(date: string): number {
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date);
  if (!match) throw accessDenied('AWS authentication requires a valid Date or x-amz-date header');
  const [year, month, day, hour, minute, second] = match.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function fromQuery(request: S3Request): Signed {
  const get = (name: string) => request.query(`X-Amz-${name}`) ?? '';
  if (get('Algorithm') !== 'AWS4-HMAC-SHA256') throw accessDenied('Only AWS4-HMAC-SHA256 is supported');
  const signedAt = parseTimestamp(get('Date'));
  const seconds = Number(get('Expires'));
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > MAX_EXPIRES_S) {
    throw badRequest(
      'AuthorizationQueryParametersError',
      `X-Amz-Expires must be between 1 and ${MAX_EXPIRES_S} seconds`,
    );
  }
  const end = signedAt + seconds * 1000;
  if (Date.now() > end) {
    throw accessDenied('Request has expired', {
      'X-Amz-Expires': String(seconds),
      Expires: new Date(end).toISOString(),
      ServerTime: new Date().toISOString(),
    });
  }
  if (signedAt > Date.now() + SKEW_MS) throw accessDenied('Request is not yet valid');
  return {
    credential: get('Credential'),
    date: get('Date'),
    headers: get('SignedHeaders').split(';'),
    signature: get('Signature'),
    payload: request.query('X-Amz-Content-Sha256') ?? request.header(PAYLOAD) ?? 'UNSIGNED-PAYLOAD',
  };
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256\s+Credential=([^,]+),\s*SignedHeaders=([^,]+),\s*Signature=([0-9a-f]{64})$/;

function fromHeader(request: S3Request): Signed {
  const match = AUTHORIZATION.exec(request.header('authorization') ?? '');
  if (!match) throw accessDenied();
  const [, credential = '', headers = '', signature = ''] = match;
  const payload = request.header(PAYLOAD);
  if (!payload) throw badRequest('InvalidRequest', `Missing required header for this request: ${PAYLOAD}`);
  const date = request.header('x-amz-date') ?? '';
  if (Math.abs(Date.now() - parseTimestamp(date)) > SKEW_MS) {
    throw new S3Error(
      403,
      'RequestTimeTooSkewed',
      'The difference between the request time and the current time is too large.',
    );
  }
  return { credential, date, headers: headers.split(';'), signature, payload };
}

function requireSigned(request: S3Request, signed: Signed): void {
  if (!signed.headers.includes('host')) throw accessDenied('host must be signed');
  const loose = Object.keys(request.req.headers).filter(
    (name) => name.startsWith('x-amz-') && name !== PAYLOAD && !signed.headers.includes(name),
  );
  if (loose.length > 0) {
    throw accessDenied('There were headers present in the request which were not signed', {
      HeadersNotSigned: loose.join(', '),
    });
  }
}

function canonicalRequest(request: S3Request, signed: Signed): string {
  const path = request.rawPath.split('/').map((part) => encodeRfc3986(decodeURIComponent(part)));
  // Sorts by name, then by value: sorted as whole pairs, "a-b=" would come before "a=".
  const query = request.pairs
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => [encodeRfc3986(name), encodeRfc3986(value)] as const)
    .sort(([a, x], [b, y]) => compare(a, b) || compare(x, y))
    .map(([name, value]) => `${name}=${value}`);
  const headers = signed.headers.map(
    (name) => `${name}:${(request.header(name) ?? '').trim().replace(/ +/g, ' ')}`,
  );
  const parts = [request.method, path.join('/'), query.join('&'), ...headers, '', signed.headers.join(';')];
  return [...parts, signed.payload].join('\n');
}

/** Throws an S3Error unless the request has a valid signature of ours. */
export function authenticate(keys: Keys, request: S3Request): void {
  const signed = request.query('X-Amz-Algorithm') === undefined ? fromHeader(request) : fromQuery(request);
  requireSigned(request, signed);
  const day = signed.date.slice(0, 8);
  const scope = readScope(keys, signed.credential, day);
  const text = ['AWS4-HMAC-SHA256', signed.date, scope, sha256(canonicalRequest(request, signed))].join('\n');
  verifySignature(keys, day, text, signed.signature);
  if (signed.payload.startsWith('STREAMING-') && signed.payload !== 'STREAMING-UNSIGNED-PAYLOAD-TRAILER') {
    throw notImplemented(signed.payload);
  }
}
