/** Seeds the demo gallery once per run. Each worker's server uses a copy of it. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startServer } from './server.ts';

export default async function seedGallery(): Promise<() => void> {
  if (process.env.E2E_URL) return () => {};
  const given = process.env.E2E_SEED_DIR;
  const folder = given ?? mkdtempSync(path.join(os.tmpdir(), 'atelier-e2e-'));
  process.env.E2E_SEED_DIR = folder;
  const server = await startServer(folder);
  await server.stop();
  return () => {
    if (!given) rmSync(folder, { recursive: true, force: true });
  };
}

// `npm test` runs it beside the other suites.
if (import.meta.main) await seedGallery();
