/** Start time and memory of the product with real services, before anybody asks for anything. */
import { setTimeout as sleep } from 'node:timers/promises';
import { REAL_SERVICES } from '#server/testing/real-services.ts';
import { memoryMib } from './processes.ts';
import { startProduct } from './servers.ts';

const REST_MS = 10_000;

export const GOALS = { startMs: 4000, memoryMib: 190 };

export async function measureStart(product: { databaseUrl: string; dataDir: string }) {
  const server = await startProduct({ ...product, env: REAL_SERVICES });
  try {
    await sleep(REST_MS);
    return { startMs: server.startMs, memoryMib: memoryMib(server.pid) };
  } finally {
    await server.stop();
  }
}
