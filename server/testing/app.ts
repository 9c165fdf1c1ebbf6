/** The real app on a temporary database, with stand-ins for outside services. */
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { createApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { type Context, openContext } from '../context.ts';
import { UPGRADES, attachImportSockets } from '#server/features/videos/imports/sockets.ts';
import type { Process } from '../http/health.ts';
import { type TestClock, createTestClock } from './clock.ts';
import { createTestDatabase } from './database.ts';
import { PATIENT } from './server-process.ts';

export interface TestApp {
  ctx: Context;
  clock: TestClock;
  onClockMoved: (listener: () => void) => void;
  /** Its base URL, `http://localhost:<port>`. */
  url: string;
  server: http.Server;
  /** All log lines so far. */
  logLines: string[];
  close(): Promise<void>;
}

/** Tests run jobs themselves. */
export const IDLE: Process = { isDraining: () => false, areJobsRunning: () => true };

/**
 * @param overrides of the configuration; `env` variables are read as in production. `port`: a free one if absent; `fill`
 *   gets an empty database
 */
export async function startTestApp(
  options: {
    env?: Record<string, string>;
    databaseUrl?: string;
    config?: Partial<Config>;
    port?: number;
    /** What serves documents; without it, nothing does. */
    client?: Parameters<typeof createApp>[1]['client'];
    fill?: (config: Config, databaseUrl: string) => Promise<void>;
  } = {},
): Promise<TestApp> {
  const { fill } = options;
  const database = options.databaseUrl ? null : await createTestDatabase({ isEmpty: fill !== undefined });
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'atelier-app-'));
  let handler: http.RequestListener = (_req, res) => void res.writeHead(503).end();
  const server = http.createServer(UPGRADES, (req, res) => handler(req, res));
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://localhost:${port}`;
  const config: Config = {
    ...readConfig({
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DATABASE_URL: options.databaseUrl ?? database!.url,
      SESSION_SECRET: 'a-session-secret-for-tests-only-0123456789',
      DEMO: '0',
      ...PATIENT,
      ...options.env,
    }),
    ...options.config,
  };
  const logLines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void logLines.push(line) });
  const clock = createTestClock();
  const { ctx, standIns, onClockMoved, close } = await openContext(config, {
    log,
    clock,
    progress: () => {},
    beforeMigrating: fill && ((databaseUrl) => fill(config, databaseUrl)),
  });
  const client = options.client ?? (() => (_req, _res, next) => next());
  handler = createApp(ctx, { standIns, client, process: IDLE });
  attachImportSockets(ctx, server);
  return {
    ctx,
    clock,
    onClockMoved,
    url,
    server,
    logLines,
    async close() {
      ctx.live.drain();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await close();
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
