/** What a starter leaves behind when it is killed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished, test, vi } from 'vitest';
import { isAlive } from '#server/providers/database/sandbox/processes.ts';

const SUPERVISE = path.join(import.meta.dirname, 'supervise.ts');

test.each(['ends at once', 'does not end by itself'])(
  'a server that %s ends with its starter, also after kill -9',
  { timeout: 60_000 },
  async (how) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-starter-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = (name: string) => path.join(folder, name);
    const stays = how === 'ends at once' ? '' : "process.on('SIGTERM', () => {});";
    writeFileSync(
      file('main.mjs'),
      `import { writeFileSync } from 'node:fs';
      ${stays} setInterval(() => {}, 1000); writeFileSync(${JSON.stringify(file('pid'))}, String(process.pid));`,
    );
    const options = { port: 0, log: file('log'), env: process.env, main: file('main.mjs') };
    const code = `import { supervise } from ${JSON.stringify(SUPERVISE)};
      supervise({ ...${JSON.stringify({ ...options, env: undefined })}, env: process.env });`;
    const starter = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'ignore' });
    onTestFinished(() => void starter.kill('SIGKILL'));
    const pid = await vi.waitFor(
      () => Number(readFileSync(file('pid'), 'utf8')) || Promise.reject(new Error()),
      {
        timeout: 20_000,
      },
    );
    starter.kill('SIGKILL');
    await once(starter, 'exit');
    await vi.waitFor(
      () => {
        if (isAlive(pid)) throw new Error('it is still there');
      },
      { timeout: 20_000 },
    );
  },
);
