/** Reads the environment once, into settings that fit together. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { LAUNCH_SWITCHES, type LaunchSwitch } from '#shared/kernel/launch-switches.ts';
import type { LimitName } from '#shared/http/endpoint.ts';
import { Environment } from './environment.ts';
import type { MailSettings } from './providers/mail/smtp-mail.ts';

/** An error for the operator, printed without a stack. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export interface S3Service {
  endpoint: string | null;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  forcePathStyle: boolean;
}

export interface Config {
  isProduction: boolean;
  /** The tasks of this process: serve requests, run jobs, or both. */
  role: 'all' | 'web' | 'worker';
  port: number;
  host: string;
  /** The URL of the site, without a trailing slash. */
  publicUrl: string;
  /** Before the paths of public pictures, without a trailing slash; empty: they are on this site. */
  assetUrl: string;
  dataDir: string;
  /** Number of trusted proxies that set X-Forwarded-* headers. */
  trustProxy: number;
  /** How long an idle connection stays open; longer than a proxy in front keeps it. */
  keepAliveSeconds: number;
  /** How long a request's headers may take to arrive, and again the body of a call of the API. */
  requestSeconds: number;
  /** Before a stopping server closes its port: `/api/ready` already says no. */
  drainSeconds: number;
  logLevel: string;
  /** The token that may read `/api/metrics`; null: it is closed. */
  metricsToken: string | null;
  adminEmails: string[];
  /** The first signs sessions, all verify them. */
  sessionSecrets: string[] | null;
  comingSoon: LaunchSwitch[];
  /** Null: admins decide in the office. */
  isPublic: boolean | null;
  /** Restore the demo gallery into an empty database. */
  demo: boolean;
  administration: { name: string; email: string; address: string };
  /** The address for reports of vulnerabilities: `mailto:` or `https:`. */
  securityContact: string;
  /** Requests per minute, per member, or per address when signed out. */
  limits: Record<LimitName, number>;
  /** How long others may take, in milliseconds. */
  timeouts: {
    databaseWait: number;
    statement: number;
    job: number;
    storage: number;
    payments: number;
    identity: number;
  };
  /** Null: use the stand-in. */
  databaseUrl: string | null;
  /** Used for what a transaction pooler cannot carry: LISTEN, migrations, session locks, jobs. */
  databaseDirectUrl: string | null;
  /** Streaming replicas of the database, and how far behind one may be. */
  replicas: { urls: string[]; maxLagSeconds: number };
  oidc: { issuer: string; clientId: string; clientSecret: string } | null;
  s3:
    | (S3Service & {
        bucket: string;
        /** The role for members' temporary credentials; null: none are given. */
        stsRoleArn: string | null;
      })
    | null;
  /** The bucket of backups; null without any S3 settings. */
  backupS3: S3Service | null;
  stripe: { secretKey: string; publishableKey: string; webhookSecret: string; mode: 'test' | 'live' } | null;
  /** A production site that does not sell yet. */
  paymentsOff: boolean;
  /** Signs certificates of authenticity: an id, a colon and 32 bytes in base64. Null: a stand-in in `dataDir`. */
  certificateKey: string | null;
  mail: MailSettings | null;
  /** A site that sends no e-mail. */
  mailOff: boolean;
  /** PEM: what files are signed with. */
  credentials: { certificates: string; privateKey: string } | null;
  /** A site that signs no files. */
  credentialsOff: boolean;
  /** 'host' or 'host:port' of receivers that may be reached by http and in our own network; empty in production. */
  webhookTestHosts: string[];
  /** PEM: makers of cameras and programs whose signatures are believed. */
  credentialAnchors: string;
}

function s3Service(env: Environment, prefix: 'S3' | 'BACKUP_S3'): S3Service | null {
  const region = env[`${prefix}_REGION`];
  const accessKeyId = env[`${prefix}_ACCESS_KEY_ID`];
  const secretAccessKey = env[`${prefix}_SECRET_ACCESS_KEY`];
  if (!region || !accessKeyId || !secretAccessKey) return null;
  const endpoint = env[`${prefix}_ENDPOINT`] ?? null;
  return { endpoint, region, accessKeyId, secretAccessKey, forcePathStyle: env.S3_FORCE_PATH_STYLE === '1' };
}

const splitList = (list: string): string[] =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

const GROUPS = {
  database: ['DATABASE_URL'],
  'sign-in': ['OIDC_ISSUER_URL', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  storage: ['S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  payments: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  email: ['SMTP_URL', 'MAIL_FROM'],
  'content credentials': ['C2PA_CERTIFICATE', 'C2PA_PRIVATE_KEY'],
} as const;
type Group = keyof typeof GROUPS;
const NAMES = Object.keys(GROUPS) as Group[];
/** The services a site can do without. */
const SWITCHES: Partial<Record<Group, readonly ['PAYMENTS' | 'MAIL' | 'CREDENTIALS', string]>> = {
  payments: ['PAYMENTS', 'sells nothing'],
  email: ['MAIL', 'sends no email'],
  'content credentials': ['CREDENTIALS', 'signs no files'],
};
/** The settings that `npm run keys` prints. */
const OWN_KEYS = new Set<string>(['SESSION_SECRET', 'CERTIFICATE_KEY', ...GROUPS['content credentials']]);
const DKIM = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'] as const;

/** True if the group is set, false if not; a partly set group refuses to start. */
function isSet(env: Environment, name: Group): boolean {
  const missing = GROUPS[name].filter((key) => !env[key]);
  if (missing.length === 0) return true;
  if (missing.length === GROUPS[name].length) return false;
  throw new ConfigError(`The settings for ${name} are incomplete. Missing: ${missing.join(', ')}.`);
}

function refuseStandIns(env: Environment, set: Record<Group, boolean>): void {
  if (env.NODE_ENV !== 'production' || env.ATELIER_SANDBOX === '1') return;
  const isOff = (name: Group) => SWITCHES[name] && env[SWITCHES[name][0]] === 'off';
  const needed = NAMES.filter((name) => !set[name] && !isOff(name));
  const missing: string[] = [
    ...needed.flatMap((name): readonly string[] => GROUPS[name]),
    ...(['PUBLIC_URL', 'SESSION_SECRET'] as const).filter((key) => !env[key]),
    ...(env.CERTIFICATE_KEY || env.PAYMENTS === 'off' ? [] : ['CERTIFICATE_KEY']),
  ];
  if (missing.length === 0) return;
  const hasOwn = missing.some((key) => OWN_KEYS.has(key));
  const keys = hasOwn ? ' (`npm run keys` generates the secrets and the certificate)' : '';
  const ways = [
    ...needed.flatMap((name) => (SWITCHES[name] ? [SWITCHES[name].join('=off ')] : [])),
    'ATELIER_SANDBOX=1 uses stand-ins in production anyway',
  ];
  throw new ConfigError(
    `NODE_ENV=production needs real services: set ${missing.join(', ')}${keys}, or choose: ${ways.join(', ')}.`,
  );
}

function stripeMode(env: Environment): 'test' | 'live' {
  const kind = (key: string | undefined) => /^(?:sk|pk|rk)_(test|live)_/.exec(key ?? '')?.[1];
  const secret = kind(env.STRIPE_SECRET_KEY);
  if (!secret || secret !== kind(env.STRIPE_PUBLISHABLE_KEY)) {
    throw new ConfigError(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be test keys or both be live keys.',
    );
  }
  return secret as 'test' | 'live';
}

/** Process managers keep a variable on one line. */
const lines = (pem: string): string => pem.replaceAll('\\n', '\n');

function mailSettings(env: Environment): MailSettings {
  const missing = DKIM.filter((key) => !env[key]);
  if (missing.length % DKIM.length > 0)
    throw new ConfigError(`The settings for DKIM are incomplete. Missing: ${missing.join(', ')}.`);
  const dkim = missing.length === 0 && {
    domain: env.DKIM_DOMAIN!,
    selector: env.DKIM_SELECTOR!,
    privateKey: lines(env.DKIM_PRIVATE_KEY!),
  };
  return { smtpUrl: env.SMTP_URL!, from: env.MAIL_FROM!, dkim: dkim || null };
}

function launchSwitches(list: string): LaunchSwitch[] {
  const unknown = splitList(list).filter((word) => !(LAUNCH_SWITCHES as readonly string[]).includes(word));
  if (unknown.length > 0) {
    throw new ConfigError(
      `COMING_SOON accepts ${LAUNCH_SWITCHES.join(', ')}, but not ${unknown.join(', ')}.`,
    );
  }
  return splitList(list) as LaunchSwitch[];
}

function parse(source: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = z.safeParse(Environment, given);
  if (result.success) return result.data;
  const sentences = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new ConfigError(`The environment is not valid. ${sentences.join('. ')}.`);
}

/** Throws `ConfigError` with one sentence naming wrong or missing variables. */
export function readConfig(source: Record<string, string | undefined>): Config {
  const env = parse(source);
  const set = Object.fromEntries(NAMES.map((name) => [name, isSet(env, name)])) as Record<Group, boolean>;
  refuseStandIns(env, set);
  if (env.NODE_ENV === 'production' && env.WEBHOOK_TEST_HOSTS)
    throw new ConfigError(
      'WEBHOOK_TEST_HOSTS opens our own network to webhooks, so NODE_ENV=production refuses it.',
    );
  for (const key of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URLS'] as const) {
    if (env[key] && !set.database) throw new ConfigError(`${key} needs DATABASE_URL.`);
  }
  if (!splitList(env.DATABASE_REPLICA_URLS).every((url) => URL.canParse(url))) {
    throw new ConfigError('DATABASE_REPLICA_URLS must be a list of URLs, separated by commas.');
  }
  const { email: _outgoing, 'content credentials': _signing, ...services } = set;
  const external = Object.values(services).some(Boolean);
  return {
    isProduction: env.NODE_ENV === 'production',
    role: env.ROLE,
    port: env.PORT,
    // Stand-ins let anyone sign in, so they listen on this machine only by default.
    host: env.HOST ?? (external ? '0.0.0.0' : '127.0.0.1'),
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    assetUrl: env.ASSET_URL ? new URL(env.ASSET_URL).href.replace(/\/+$/, '') : '',
    dataDir: path.resolve(env.DATA_DIR),
    trustProxy: env.TRUST_PROXY,
    keepAliveSeconds: env.KEEP_ALIVE_SECONDS,
    requestSeconds: env.REQUEST_SECONDS,
    drainSeconds: env.DRAIN_SECONDS ?? (env.NODE_ENV === 'production' ? 5 : 0),
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN ?? null,
    adminEmails: splitList(env.ADMIN_EMAILS).map((email) => email.toLowerCase()),
    sessionSecrets: env.SESSION_SECRET ? splitList(env.SESSION_SECRET) : null,
    comingSoon: launchSwitches(env.COMING_SOON),
    isPublic: env.PUBLIC_GALLERY ? env.PUBLIC_GALLERY === 'on' : null,
    demo: env.DEMO ? env.DEMO === '1' : !set['sign-in'],
    administration: {
      name: env.ADMINISTRATION_NAME,
      email: env.ADMINISTRATION_EMAIL,
      address: env.ADMINISTRATION_ADDRESS,
    },
    securityContact: env.SECURITY_CONTACT ?? `mailto:${env.ADMINISTRATION_EMAIL}`,
    limits: {
      read: env.RATE_LIMIT_READ,
      page: env.RATE_LIMIT_PAGE,
      search: env.RATE_LIMIT_SEARCH,
      write: env.RATE_LIMIT_WRITE,
      report: env.RATE_LIMIT_REPORT,
      sign_in: env.RATE_LIMIT_SIGN_IN,
      upload: env.RATE_LIMIT_UPLOAD,
      message: env.RATE_LIMIT_MESSAGE,
      comment: env.RATE_LIMIT_COMMENT,
      reaction: env.RATE_LIMIT_REACTION,
      payment: env.RATE_LIMIT_PAYMENT,
    },
    timeouts: {
      databaseWait: env.DATABASE_WAIT_SECONDS * 1000,
      statement: env.DATABASE_STATEMENT_SECONDS * 1000,
      job: env.DATABASE_JOB_SECONDS * 1000,
      storage: env.STORAGE_TIMEOUT_SECONDS * 1000,
      payments: env.PAYMENTS_TIMEOUT_SECONDS * 1000,
      identity: env.IDENTITY_TIMEOUT_SECONDS * 1000,
    },
    databaseUrl: env.DATABASE_URL ?? null,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL ?? null,
    replicas: {
      urls: splitList(env.DATABASE_REPLICA_URLS),
      maxLagSeconds: env.DATABASE_REPLICA_LAG_SECONDS,
    },
    oidc: set['sign-in']
      ? { issuer: env.OIDC_ISSUER_URL!, clientId: env.OIDC_CLIENT_ID!, clientSecret: env.OIDC_CLIENT_SECRET! }
      : null,
    s3: set.storage
      ? { ...s3Service(env, 'S3')!, bucket: env.S3_BUCKET!, stsRoleArn: env.S3_STS_ROLE_ARN ?? null }
      : null,
    backupS3: s3Service(env, 'BACKUP_S3') ?? s3Service(env, 'S3'),
    stripe: set.payments
      ? {
          secretKey: env.STRIPE_SECRET_KEY!,
          publishableKey: env.STRIPE_PUBLISHABLE_KEY!,
          webhookSecret: env.STRIPE_WEBHOOK_SECRET!,
          mode: stripeMode(env),
        }
      : null,
    paymentsOff: env.PAYMENTS === 'off',
    certificateKey: env.CERTIFICATE_KEY ?? null,
    mail: set.email && env.MAIL === 'on' ? mailSettings(env) : null,
    mailOff: env.MAIL === 'off',
    credentials:
      set['content credentials'] && env.CREDENTIALS === 'on'
        ? { certificates: lines(env.C2PA_CERTIFICATE!), privateKey: lines(env.C2PA_PRIVATE_KEY!) }
        : null,
    credentialsOff: env.CREDENTIALS === 'off',
    webhookTestHosts: splitList(env.WEBHOOK_TEST_HOSTS),
    credentialAnchors: lines(env.C2PA_TRUST_ANCHORS),
  };
}

/**
 * This process's settings: its environment, completed by the file that ENV_FILE names, which is `.env` in the working
 * directory unless it is set; an empty ENV_FILE names none. Throws `ConfigError`.
 */
export function readEnvironment(): Config {
  const { ENV_FILE: named, MAIL: mail } = process.env;
  // A login shell has set it: it is the mailbox of the system's user.
  if (mail?.startsWith('/')) delete process.env.MAIL;
  const file = named ?? '.env';
  if (file && (named !== undefined || existsSync(file))) {
    try {
      process.loadEnvFile(file);
    } catch {
      throw new ConfigError(`ENV_FILE names ${file}, which cannot be read.`);
    }
  }
  return readConfig(process.env);
}
