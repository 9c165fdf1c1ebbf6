/**
 * The one object handed around, and the only place that chooses a real service or its stand-in. Stand-ins and the demo
 * gallery are imported only when they are used: a server with real services loads none of them.
 */
import path from 'node:path';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type RequestHandler, Router } from 'express';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { whenIdle } from './db/connect.ts';
import { migrateDatabase, openDatabase } from './db/open.ts';
import { type ReplicaState, openReplicas } from './db/replicas.ts';
import { installationSecret } from './db/secrets.ts';
import { type EventBus, createEventBus } from './events/events.ts';
import { type Live, openLive } from './events/live.ts';
import { type RateLimits, createRateLimits, networkOf } from './http/rate-limits.ts';
import { delayRemovals } from './jobs/delayed-removal.ts';
import { type Metrics, createMetrics } from './metrics/metrics.ts';
import {
  type Credentials,
  type ManifestReader,
  createCredentials,
  createManifestReader,
} from './providers/credentials/credentials.ts';
import { authorityOf } from './providers/credentials/authority.ts';
import type { Identity } from './providers/identity/identity.ts';
import { createIdentity } from './providers/identity/oidc-identity.ts';
import type { Mail } from './providers/mail/mail.ts';
import { createSmtpMail } from './providers/mail/smtp-mail.ts';
import type { Payments } from './providers/payments/payments.ts';
import type { PaymentsSandbox } from './providers/payments/sandbox/sandbox.ts';
import { createStripePayments } from './providers/payments/stripe-payments.ts';
import { type Remote, createRemote } from './providers/remote/remote.ts';
import { PUBLIC_INTERNET } from './providers/remote/rules.ts';
import { type Signer, createSigner } from './providers/signing/signer.ts';
import type { ObjectStore } from './providers/storage/object-store.ts';
import { createS3ObjectStore } from './providers/storage/s3-object-store.ts';
import { untilAnswers } from './until-answers.ts';

export type Db = NodePgDatabase;
/** A transaction or the database itself: the first parameter of queries. */
export type Queryable = Db | Parameters<Parameters<Db['transaction']>[0]>[0];

/** Everything a feature may use. */
export interface Context {
  config: Config;
  db: Db;
  pool: pg.Pool;
  /** The same for lists, search, profiles and statistics: `db` and `pool` only read, from a replica if there is one. */
  reads: Context;
  replicas(): ReplicaState[];
  storage: ObjectStore;
  /** Remote servers: members' files and programs. */
  remote: Remote;
  /** Null when PAYMENTS=off. */
  payments: Payments | null;
  identity: Identity;
  /** Signs certificates of authenticity. */
  signer: Signer;
  /** Null when MAIL=off. */
  mail: Mail | null;
  /** Signs files. Null when CREDENTIALS=off. */
  credentials: Credentials | null;
  /** What files say that arrive. */
  manifests: ManifestReader;
  limits: RateLimits;
  events: EventBus;
  live: Live;
  /** The clock for deadlines. Sessions and sign-in use real time. */
  clock: { now(): Date };
  log: Logger;
  metrics: Metrics;
}

interface Options {
  log: Logger;
  /** Replaces real time. */
  clock?: Context['clock'];
  /** Progress messages for the terminal. */
  progress: (line: string) => void;
  /** May fill an empty database. */
  beforeMigrating?: ((databaseUrl: string) => Promise<void>) | undefined;
}
interface Opened {
  ctx: Context;
  /**
   * For jobs, which may take longer and never keep a request waiting for a connection. Connects directly, for session
   * locks and the worker's LISTEN.
   */
  jobCtx: Context;
  /** Routers of the stand-ins and of the demo gallery's files, to be mounted before any body is read. */
  standIns: Router[];
  /** Called after someone moved the clock, which the payments sandbox allows. */
  onClockMoved: (listener: () => void) => void;
  close: () => Promise<void>;
}

/** Connections to the database. */
const REQUEST_CONNECTIONS = 20;
const JOB_CONNECTIONS = 8;

const mountedAt = (prefix: string, handler: RequestHandler): Router => Router().use(prefix, handler);

/** @param secret signs the URLs of the stand-in */
export async function openStorage(
  config: Config,
  secret: () => Promise<string>,
): Promise<{ storage: ObjectStore; standIns: Router[] }> {
  if (config.s3) return { storage: createS3ObjectStore(config.s3, config.timeouts.storage), standIns: [] };
  const { createSandboxObjectStore } = await import('./providers/storage/sandbox/sandbox-object-store.ts');
  const { store, handler } = await createSandboxObjectStore({
    root: path.join(config.dataDir, 'objects'),
    publicUrl: config.publicUrl,
    secret: await secret(),
  });
  return { storage: store, standIns: [mountedAt('/storage', handler)] };
}

type SandboxClock = PaymentsSandbox['clock'];
const NEVER_MOVED: SandboxClock = { aheadMs: () => 0, onMoved: () => {} };

/** Orders use the provider's time: if its clock can be moved, the server's clock follows. */
const createClock = (real: Context['clock'], sandbox: SandboxClock): Context['clock'] => ({
  now: () => new Date(real.now().getTime() + sandbox.aheadMs()),
});

async function openPayments(config: Config, pool: pg.Pool, log: Logger) {
  if (config.paymentsOff)
    return { payments: null, standIns: [], sandboxClock: NEVER_MOVED, close: async () => {} };
  if (config.stripe) {
    const { webhookSecret, ...keys } = config.stripe;
    const payments = createStripePayments({
      ...keys,
      webhookSecrets: webhookSecret.split(','),
      timeoutMs: config.timeouts.payments,
    });
    return { payments, standIns: [], sandboxClock: NEVER_MOVED, close: async () => {} };
  }
  const secretKey = `sk_test_${await installationSecret(pool, 'payments-key')}`;
  const webhookSecret = `whsec_${await installationSecret(pool, 'payments-webhook')}`;
  const publishableKey = 'pk_test_atelier_sandbox';
  const { createPaymentsSandbox } = await import('./providers/payments/sandbox/sandbox.ts');
  const sandbox = await createPaymentsSandbox({
    pool,
    secretKey,
    publishableKey,
    webhookSecret,
    // A worker has no such route, but the processes behind the public URL have.
    webhookUrl: `${config.role === 'worker' ? config.publicUrl : `http://127.0.0.1:${config.port}`}/api/webhooks/stripe`,
    browserUrl: `${config.publicUrl}/sandbox/payments`,
    log,
  });
  const payments = createStripePayments({
    mode: 'sandbox',
    secretKey,
    publishableKey,
    webhookSecrets: [webhookSecret],
    endpoint: sandbox.sdk,
    timeoutMs: config.timeouts.payments,
  });
  return {
    payments,
    standIns: [mountedAt('/sandbox/payments', sandbox.browserHandler)],
    sandboxClock: sandbox.clock,
    close: () => sandbox.close(),
  };
}

async function openIdentity(config: Config, pool: pg.Pool, limits: RateLimits, log: Logger) {
  const { publicUrl } = config;
  if (config.oidc)
    return {
      identity: createIdentity({ ...config.oidc, publicUrl, timeoutMs: config.timeouts.identity }),
      standIns: [],
    };
  const { createSandboxIdentity } = await import('./providers/identity/sandbox/sandbox-identity.ts');
  const sandbox = await createSandboxIdentity({
    pool,
    publicUrl,
    port: config.port,
    async takeAttempt(address, account) {
      await limits.take('sign_in', networkOf(address));
      if (account !== undefined) await limits.take('sign_in', `account:${account}`);
    },
    log,
  });
  return { identity: createIdentity(sandbox.settings), standIns: [sandbox.router] };
}

async function openMail(config: Config, db: Db, clock: Context['clock'], log: Logger) {
  if (config.mailOff) return { mail: null, standIns: [] };
  if (config.mail) return { mail: createSmtpMail(config.mail), standIns: [] };
  const { createSandboxMail } = await import('./providers/mail/sandbox/sandbox-mail.ts');
  const { mail, router } = await createSandboxMail({ db, clock, log });
  // The mailbox shows everyone's e-mail, so it exists only where anyone may sign in as anyone.
  return { mail, standIns: config.oidc ? [] : [router] };
}

/** Whoever may sign in as anyone may also look at what the stand-in for members' programs received. */
async function openRemote(config: Config, db: Db, clock: Context['clock']) {
  const { oidc, publicUrl, webhookTestHosts } = config;
  const isTestHost = (url: URL) => webhookTestHosts.includes(url.host);
  if (oidc) return { remote: createRemote(PUBLIC_INTERNET, isTestHost), standIns: [] };
  const { RECEIVER_PATH, receiverRouter } = await import('./providers/remote/sandbox/receiver.ts');
  const standIn = publicUrl + RECEIVER_PATH;
  const isStandIn = ({ origin, pathname }: URL) => origin + pathname === standIn;
  return {
    remote: createRemote(PUBLIC_INTERNET, (url) => isStandIn(url) || isTestHost(url)),
    standIns: [receiverRouter({ db, clock, url: standIn })],
  };
}

async function openCredentials(config: Config, clock: Context['clock']): Promise<Credentials | null> {
  if (config.credentialsOff) return null;
  if (config.credentials) {
    const authority = authorityOf(config.credentials.certificates, config.credentials.privateKey);
    return createCredentials(async () => authority, config.credentialAnchors);
  }
  const { standInAuthority } = await import('./providers/credentials/sandbox/stand-in-authority.ts');
  return createCredentials(standInAuthority(config.dataDir, clock), config.credentialAnchors);
}

async function openSigner({ certificateKey, dataDir }: Config): Promise<Signer> {
  if (certificateKey) return createSigner(certificateKey);
  const { readKeyFile } = await import('./providers/signing/sandbox/key-file.ts');
  return createSigner(readKeyFile(dataDir));
}

export async function openPostgres(config: Config, progress: Options['progress']) {
  const { databaseUrl: url, databaseDirectUrl: directUrl } = config;
  if (url) return { url, directUrl: directUrl ?? url, stop: async () => {} };
  progress('Starting the database');
  const { startEmbeddedPostgres } = await import('./providers/database/sandbox/embedded-postgres.ts');
  const embedded = await startEmbeddedPostgres({ dir: config.dataDir });
  return { ...embedded, directUrl: embedded.url };
}

async function openDemo(config: Config): Promise<Router[]> {
  if (!config.demo) return [];
  const { demoMediaRouter } = await import('./demo/media-router.ts');
  return [demoMediaRouter()];
}

/** @param reads in place of the database that is written */
function withReads(services: Omit<Context, 'reads'>, reads?: Pick<Context, 'db' | 'pool'>): Context {
  const reading = { ...services, ...reads } as Context;
  reading.reads = reading;
  return reads ? { ...services, reads: reading } : reading;
}

/** Opens everything in the configuration. `publicUrl` must contain the real port, because webhooks are sent to it. */
export async function openContext(config: Config, options: Options): Promise<Opened> {
  const { log, progress, beforeMigrating, clock: real = { now: () => new Date() } } = options;
  const postgres = await openPostgres(config, progress);
  const patiently = <T>(open: () => Promise<T>): Promise<T> => untilAnswers(open, progress);
  try {
    if (beforeMigrating) await patiently(() => beforeMigrating(postgres.directUrl));
    await patiently(() => migrateDatabase(postgres.directUrl));
    const { databaseWait: waitMs, statement: statementMs } = config.timeouts;
    const limits = { waitMs, statementMs };
    const { db, pool } = openDatabase(postgres.url, { log, max: REQUEST_CONNECTIONS, limits });
    const jobLimits = { waitMs: config.timeouts.job, statementMs: config.timeouts.job };
    const forJobs = openDatabase(postgres.directUrl, { log, max: JOB_CONNECTIONS, limits: jobLimits });
    const replicas = openReplicas(pool, { ...config.replicas, log, max: REQUEST_CONNECTIONS, limits });
    const rateLimits = createRateLimits(pool, config.limits);
    const { storage, standIns: storageStandIns } = await openStorage(config, () =>
      patiently(() => installationSecret(pool, 'storage')),
    );
    const {
      payments,
      standIns: paymentStandIns,
      sandboxClock,
      close: closePayments,
    } = await patiently(() => openPayments(config, pool, log));
    const { identity, standIns: identityStandIns } = await patiently(() =>
      openIdentity(config, pool, rateLimits, log),
    );
    const live = await patiently(() => openLive(postgres.directUrl, limits, log));
    const events = createEventBus();
    const clock = createClock(real, sandboxClock);
    const { remote, standIns: remoteStandIns } = await openRemote(config, db, clock);
    const credentials = await openCredentials(config, clock);
    const { mail, standIns: mailStandIns } = await openMail(config, db, clock, log);
    const services: Omit<Context, 'reads'> = {
      config,
      db,
      pool,
      replicas: replicas.states,
      storage: delayRemovals(storage, db),
      remote,
      payments,
      identity,
      mail,
      credentials,
      manifests: credentials ?? createManifestReader(async () => config.credentialAnchors),
      signer: await openSigner(config),
      limits: rateLimits,
      events,
      live,
      clock,
      log,
      metrics: createMetrics(config.metricsToken !== null, {
        pools: { requests: pool, jobs: forJobs.pool },
        replicas: replicas.states,
        db,
        clock,
      }),
    };
    return {
      ctx: withReads(services, replicas.reads),
      jobCtx: withReads({ ...services, ...forJobs }),
      standIns: [
        ...(await openDemo(config)),
        ...storageStandIns,
        ...paymentStandIns,
        ...identityStandIns,
        ...mailStandIns,
        ...remoteStandIns,
      ],
      onClockMoved: sandboxClock.onMoved,
      async close() {
        await closePayments();
        await mail?.close();
        await live.close();
        await replicas.close();
        await whenIdle(pool);
        await Promise.all([pool.end(), forJobs.pool.end()]);
        await postgres.stop();
      },
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}
