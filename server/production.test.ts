/** Modules that a server with real services must not load. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from './testing/database.ts';
import { REAL_SERVICES } from './testing/real-services.ts';
import { SOURCE, startServerProcess } from './testing/server-process.ts';

/** Runs before the server's own code: records every loaded module. */
const RECORD = `
  import { appendFileSync } from 'node:fs';
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      appendFileSync(process.env.MODULES_FILE, url + '\\n');
      return next(url, context);
    },
  });`;

async function loadedWith(env: Record<string, string>): Promise<string[]> {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'atelier-production-'));
  const file = path.join(dataDir, 'modules.txt');
  const variables = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    MODULES_FILE: file,
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(RECORD)}`,
    ...env,
  };
  const server = startServerProcess(variables, SOURCE);
  onTestFinished(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
    await database.drop();
    rmSync(dataDir, { recursive: true });
  });
  await server.ready;
  return readFileSync(file, 'utf8').split('\n');
}

const isForDemos = (url: string): boolean => /\/server\/(?:demo|testing|providers\/\w+\/sandbox)\//.test(url);

test('with real services neither stand-ins nor the demo gallery are loaded', async () => {
  // Without the demo's default, so sign-in is real.
  const modules = await loadedWith({ ...REAL_SERVICES, DEMO: '' });
  expect(modules.some((url) => url.endsWith('/server/providers/payments/stripe-payments.ts'))).toBe(true);
  expect(modules.filter(isForDemos)).toEqual([]);
});
