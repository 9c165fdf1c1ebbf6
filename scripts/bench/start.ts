/** Start time and memory of the product with real services, before anybody asks for anything. */
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryMib } from './processes.ts';
import { startProduct } from './servers.ts';

/** Settings of services that are not there: starting needs none of them. */
const REAL_SERVICES = {
  ATELIER_SANDBOX: '0',
  PUBLIC_URL: 'https://gallery.example',
  OIDC_ISSUER_URL: 'https://sign-in.example',
  OIDC_CLIENT_ID: 'gallery',
  OIDC_CLIENT_SECRET: 'a-secret',
  S3_REGION: 'eu-central-1',
  S3_BUCKET: 'gallery',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'a-secret',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const REST_MS = 10_000;

export const GOALS = { startMs: 4000, memoryMib: 200 };

export async function measureStart(product: { databaseUrl: string; dataDir: string }) {
  const server = await startProduct({ ...product, env: REAL_SERVICES });
  try {
    await sleep(REST_MS);
    return { startMs: server.startMs, memoryMib: memoryMib(server.pid) };
  } finally {
    await server.stop();
  }
}
