/** Maps requests to operations, and errors to responses. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { once } from 'node:events';
import type { RequestHandler } from 'express';
import { isOutage } from '../../../outage.ts';
import { copyObject, deleteObject, onBucket, putObject } from './bucket.ts';
import { S3Error, badRequest, invalidArgument } from './errors.ts';
import type { FileStore } from './file-store.ts';
import { getObject } from './get-object.ts';
import { abortUpload, completeUpload, createUpload, listParts, putPart } from './multipart.ts';
import { postObject } from './post-object.ts';
import { type S3Request, readRequest } from './request.ts';
import { authenticate } from './signature.ts';
import { sendXml, tag } from './xml.ts';

const MAX_KEY_BYTES = 1024;
const LINGER_MS = 3000;
const RETRY_SECONDS = 5;

function onUpload(store: FileStore, request: S3Request, id: string): Promise<void> | null {
  if (request.method === 'GET') return listParts(store, request, id);
  if (request.method === 'PUT') return putPart(store, request, id);
  if (request.method === 'POST') return completeUpload(store, request, id);
  if (request.method === 'DELETE') return abortUpload(store, request, id);
  return null;
}

function onObject(store: FileStore, request: S3Request): Promise<void> | null {
  const { method, query, header } = request;
  if (method === 'GET' || method === 'HEAD') return getObject(store, request);
  if (method === 'DELETE') return deleteObject(store, request);
  if (method === 'POST' && query('uploads') !== undefined) return createUpload(store, request);
  if (method !== 'PUT') return null;
  const source = header('x-amz-copy-source');
  return source ? copyObject(store, request, source) : putObject(store, request);
}

async function dispatch(store: FileStore, request: S3Request): Promise<void> {
  const isForm =
    request.method === 'POST' &&
    !request.key &&
    /^multipart\/form-data/i.test(request.header('content-type') ?? '');
  // A form contains its signature.
  if (!isForm) authenticate(store.keys, request);
  if (request.bucket !== store.bucket) {
    throw new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist');
  }
  if (isForm) return postObject(store, request);
  if (!request.key) return onBucket(store, request);
  if (Buffer.byteLength(request.key) > MAX_KEY_BYTES)
    throw badRequest('KeyTooLongError', 'Your key is too long');
  const id = request.query('uploadId');
  const work = id === undefined ? onObject(store, request) : onUpload(store, request, id);
  if (!work) {
    throw new S3Error(405, 'MethodNotAllowed', 'The specified method is not allowed against this resource.');
  }
  return work;
}

function asS3Error(error: unknown): S3Error | null {
  if (error instanceof S3Error) return error;
  if (isOutage(error)) return new S3Error(503, 'ServiceUnavailable', 'The storage has no space left.');
  const isUnreadable = error instanceof URIError || error instanceof SyntaxError;
  return isUnreadable ? invalidArgument('Could not parse the request') : null;
}

/** Keeps reading for a while, otherwise a client refused early sees a reset instead of the error. */
async function linger({ req, res }: Pick<S3Request, 'req' | 'res'>): Promise<void> {
  if (req.complete || req.destroyed) return;
  res.setHeader('Connection', 'close');
  req.unpipe();
  req.resume();
  const stop = new AbortController();
  const given = { signal: stop.signal };
  await Promise.race([
    once(req, 'end', given),
    once(req, 'close', given),
    wait(LINGER_MS, null, given),
  ]).catch(() => {});
  stop.abort();
}

async function refuse(exchange: Pick<S3Request, 'req' | 'res'>, error: S3Error): Promise<void> {
  const { res } = exchange;
  if (res.headersSent) {
    res.destroy();
    return;
  }
  await linger(exchange);
  if (res.destroyed) return;
  if (error.status === 503) res.setHeader('Retry-After', RETRY_SECONDS);
  const extra = Object.entries(error.extra).map(([name, value]) => tag(name, value));
  const body = [
    tag('Code', error.code),
    tag('Message', error.message),
    ...extra,
    tag('RequestId', randomUUID()),
  ];
  sendXml(res, `<?xml version="1.0" encoding="UTF-8"?>\n<Error>${body.join('')}</Error>`, error.status);
}

/** Implements S3 at the path of the store's endpoint. Mount before any body parser. */
export function s3Handler(store: FileStore): RequestHandler {
  const basePath = store.endpoint.pathname;
  return async (req, res, next) => {
    try {
      await dispatch(store, readRequest(req, res, basePath));
    } catch (error) {
      const known = asS3Error(error);
      if (known) await refuse({ req, res }, known);
      // The client may have disconnected.
      else if (!req.destroyed || !res.destroyed) next(error);
    }
  };
}
