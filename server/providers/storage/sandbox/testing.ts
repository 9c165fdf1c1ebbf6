/** The stand-in behind a listening server, and the official client. */
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import express from 'express';
import { createSandboxObjectStore } from './sandbox-object-store.ts';

export const Bucket = 'atelier';
export const SECRET = 'a-secret-for-tests';

export interface Harness {
  /** Without a trailing slash. */
  url: string;
  sandbox: Awaited<ReturnType<typeof createSandboxObjectStore>>;
  client: S3Client;
  connect(options?: object): S3Client;
  close(): Promise<void>;
}

export async function startHarness(): Promise<Harness> {
  const root = mkdtempSync(path.join(os.tmpdir(), 'atelier-storage-'));
  const app = express();
  const server = http.createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const sandbox = await createSandboxObjectStore({ root, publicUrl: url, secret: SECRET });
  app.use('/storage', sandbox.handler);
  const connect = (options: object = {}) =>
    new S3Client({
      endpoint: `${url}/storage`,
      region: 'us-east-1',
      forcePathStyle: true,
      credentials: { accessKeyId: 'atelier', secretAccessKey: SECRET },
      maxAttempts: 1,
      ...options,
    });
  return {
    url,
    sandbox,
    connect,
    client: connect({
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(root, { recursive: true, force: true });
    },
  };
}

export const put = (to: string, bytes: Buffer, type = 'image/png'): Promise<Response> =>
  fetch(to, { method: 'PUT', body: bytes as BodyInit, headers: { 'content-type': type } });

/** Status and S3's code. */
export async function answer(response: Response): Promise<string> {
  const text = await response.text();
  return `${response.status} ${/<Code>(.*?)<\/Code>/.exec(text)?.[1] ?? ''}`.trim();
}
