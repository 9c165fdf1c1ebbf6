/** config -> context -> listen -> drain. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import { createApp, createWorkerApp } from './app.ts';
import { type Config, ConfigError, readEnvironment } from './config.ts';
import { openContext } from './context.ts';
import { UPGRADES, attachImportSockets } from '#server/features/videos/imports/sockets.ts';
import { FEATURES } from './features.ts';
import { watchPremiumCourses } from './features/courses/public.ts';
import { lastKnownSettings } from './features/settings/public.ts';
import { connectionLimits } from './http/deadlines.ts';
import { createLog } from './http/log.ts';
import { allDone } from './http/running.ts';
import type { ReadFirst } from './http/first-answers.ts';
import { type Site, builtClient } from './http/spa.ts';
import { startJobs } from './jobs/schedule.ts';
import { IS_DEV } from './root.ts';

const DRAIN_MS = 15_000;
const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Exits with one sentence for the operator. */
function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Opens the port before anything slow starts; until the app is ready, requests get 503. */
function listen(server: http.Server, config: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, () => resolve((server.address() as AddressInfo).port));
  });
}

const notYet: http.RequestListener = (_req, res) => {
  const headers = {
    'content-type': 'application/json',
    'x-content-type-options': 'nosniff',
    'retry-after': '2',
  };
  res.writeHead(503, headers).end('{"status":"starting"}');
};

async function chooseClient(server: http.Server, site: Site): Promise<(read: ReadFirst) => RequestHandler> {
  if (!IS_DEV) return (read) => builtClient(site, read);
  // Loaded only here: Vite takes a second, and memory.
  const { developmentClient } = await import('./http/spa-dev.ts');
  const client = await developmentClient(server, site);
  return () => client;
}

async function start(): Promise<void> {
  const settings = readEnvironment();
  const log = createLog(settings.logLevel);
  let handler: http.RequestListener = notYet;
  const options = { ...UPGRADES, ...connectionLimits(settings) };
  let isDraining = false;
  const server = http.createServer(options, (req, res) => {
    // Callers open their next connection elsewhere, rather than use this one while it is being closed.
    if (isDraining) res.setHeader('Connection', 'close');
    handler(req, res);
  });
  server.keepAliveTimeout = settings.keepAliveSeconds * 1000;
  const port = await listen(server, settings);
  const publicUrl = settings.publicUrl.replace(/^http:\/\/localhost:0$/, `http://localhost:${port}`);
  const config = { ...settings, port, publicUrl };
  const { role } = config;

  const demo = config.demo ? await import('./demo/public.ts') : null;
  const { ctx, jobCtx, standIns, onClockMoved, close } = await openContext(config, {
    log,
    progress: print,
    beforeMigrating: demo ? (url) => demo.loadDemoGallery(config, url, print) : undefined,
  });
  const site = {
    publicUrl,
    assetUrl: config.assetUrl,
    prices: () => lastKnownSettings(ctx),
    isSelling: ctx.payments !== null,
    hasPremiumCourses: watchPremiumCourses(ctx),
  };
  const client = role === 'worker' ? null : await chooseClient(server, site);
  const jobs = role === 'web' ? null : startJobs(jobCtx, FEATURES, onClockMoved);
  const state = { isDraining: () => isDraining, areJobsRunning: () => jobs?.areRunning() ?? true };
  handler = client
    ? createApp(ctx, { standIns, client, process: state })
    : createWorkerApp(ctx, { process: state });
  if (client) attachImportSockets(ctx, server);

  async function stop(code: number): Promise<void> {
    if (isDraining) return;
    isDraining = true;
    setTimeout(() => process.exit(1), config.drainSeconds * 1000 + DRAIN_MS).unref();
    // A proxy hears that this process is not ready, and sends no more.
    await sleep(config.drainSeconds * 1000);
    ctx.live.drain();
    // Connections that are busy now end soon after their answer.
    server.keepAliveTimeout = 1;
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
    await allDone();
    await jobs?.stop();
    await close();
    process.exit(code);
  }
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));
  process.on('unhandledRejection', (error) => {
    log.fatal({ err: error }, 'unhandled rejection');
    void stop(1);
  });

  print('');
  if (role === 'worker') {
    print(`Atelier's worker is at http://localhost:${port}`);
    return;
  }
  print(`Atelier is at ${config.publicUrl}`);
  // Already serving: an unavailable database only costs these lines.
  await demo
    ?.listDemoMembers(ctx.pool)
    .then(printDemoMembers)
    .catch((error: unknown) => log.warn({ err: error }, 'demo members'));
}

function printDemoMembers(members: { email: string; note: string }[]): void {
  if (members.length === 0) return;
  print('Demo accounts (password atelier-demo):');
  for (const member of members) print(`  ${member.email}  ${member.note}`);
}

try {
  await start();
} catch (error) {
  if (error instanceof ConfigError) refuse(error.message);
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE')
    refuse(`Port ${port} is already in use. Stop the process that uses it, or set PORT to another port.`);
  if (code === 'EACCES') refuse(`Port ${port} requires more privileges. Set PORT to another port.`);
  throw error;
}
