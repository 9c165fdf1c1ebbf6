/** The launcher in separate processes; with ROUNDS=full killed in every possible way. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openClient } from '#server/db/connect.ts';
import { readPidFile } from './server-process.ts';

const ROUNDS = process.env.ROUNDS === 'full' ? 3 : 1;

// Each test makes a database of its own, on machines that may be busy.
vi.setConfig({ testTimeout: 120_000 });

const PROGRAM = `
  import { startEmbeddedPostgres } from ${JSON.stringify(path.join(import.meta.dirname, 'embedded-postgres.ts'))};
  try {
    const started = performance.now();
    const { url, stop } = await startEmbeddedPostgres({ dir: process.argv[1] });
    process.on('SIGTERM', () => void stop().then(() => process.exit(0)));
    setInterval(() => {}, 1000);
    console.log(JSON.stringify({ url, ms: performance.now() - started }));
  } catch (error) {
    console.log(JSON.stringify({ error: error.name, message: error.message }));
    process.exit(1);
  }`;

interface Answer {
  url?: string;
  ms?: number;
  error?: string;
  message?: string;
}
interface Run extends Answer {
  child: ChildProcess;
}

let dir: string;
let runs: ChildProcess[] = [];

async function start(env: NodeJS.ProcessEnv = process.env): Promise<Run> {
  const args = ['--input-type=module', '-e', PROGRAM, dir];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  runs.push(child);
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += String(chunk);
    if (printed.includes('\n')) break;
  }
  return { child, ...(JSON.parse(printed) as Answer) };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

async function query<T extends pg.QueryResultRow>(url: string, text: string): Promise<T[]> {
  const client = openClient({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

const serverPid = (): number => readPidFile(path.join(dir, 'postgres'))!.pid;

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-pg-'));
});
afterEach(async () => {
  for (const child of runs) await end(child, 'SIGTERM');
  runs = [];
  fs.rmSync(dir, { recursive: true, force: true });
});

it('keeps acknowledged writes through kill -9 of either or both', async () => {
  let run = await start();
  await query(run.url!, 'create table kept (n int)');
  // Enough writes to make the shutdown slow: the next start must wait for it.
  await query(
    run.url!,
    `create table bulk as select repeat(md5(g::text), 30) from generate_series(1, 60000) g`,
  );
  const kills: (() => unknown)[] = [
    () => [process.kill(serverPid(), 'SIGKILL'), run.child.kill('SIGKILL')],
    () => [run.child.kill('SIGKILL'), process.kill(serverPid(), 'SIGKILL')],
    () => run.child.kill('SIGKILL'),
  ].slice(0, ROUNDS);
  for (const [round, kill] of kills.entries()) {
    await query(run.url!, `insert into kept values (${round})`);
    kill();
    await end(run.child, 'SIGKILL');
    run = await start();
    expect(run.message).toBeUndefined();
    expect(await query(run.url!, 'select n from kept order by n')).toHaveLength(round + 1);
  }
});

it('restarts the server on its port if it alone is killed', async () => {
  const run = await start();
  await query(run.url!, 'create table kept as select 1 as n');
  const before = serverPid();
  process.kill(before, 'SIGKILL');
  await expect
    .poll(() => query(run.url!, 'select n from kept').catch(() => []), { timeout: 20_000 })
    .toEqual([{ n: 1 }]);
  expect(serverPid()).not.toBe(before);
});

it('admits one of several, also over the lock of a killed run, and names it to the others', async () => {
  for (const round of ['new folder', 'killed before']) {
    const started = await Promise.all([start(), start(), start()]);
    const winners = started.filter((run) => run.url);
    expect(winners, round).toHaveLength(1);
    for (const loser of started.filter((run) => !run.url)) {
      expect(loser.error).toBe('DataFolderInUse');
      expect(loser.message).toContain(`is in use by process ${winners[0]!.child.pid}.`);
    }
    await end(winners[0]!.child, 'SIGKILL');
  }
});

it('restarts quickly after a clean stop, and beside another program with the old process id', async () => {
  const first = await start();
  await end(first.child, 'SIGTERM');
  const warm = await start();
  // Waiting for the server that was stopped would take a minute.
  expect(warm.ms).toBeLessThan(20_000);
  const pidFile = path.join(dir, 'postgres', 'postmaster.pid');
  const text = fs.readFileSync(pidFile, 'utf8');
  await end(warm.child, 'SIGTERM');
  fs.writeFileSync(pidFile, text.replace(/^\d+/, String(process.pid)));
  expect((await start()).message).toBeUndefined();
});

it('uses UTF-8 in any terminal, and repeats a killed initdb', async () => {
  fs.mkdirSync(path.join(dir, 'postgres.making'));
  fs.writeFileSync(path.join(dir, 'postgres.making', 'PG_VERSION'), '18');
  const { LANG: _lang, LC_ALL: _all, ...env } = process.env;
  const run = await start(env);
  expect(await query(run.url!, 'show server_encoding')).toEqual([{ server_encoding: 'UTF8' }]);
});
