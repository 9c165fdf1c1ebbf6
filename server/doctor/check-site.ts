import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config.ts';
import { type Finding, advice, causeOf, fine, problem } from './finding.ts';

const OLDEST_NODE = [22, 18] as const;
const WAIT_MS = 5000;

function checkNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isNew = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
  return isNew
    ? fine(`Node ${version}.`)
    : problem(`Node ${version} is too old.`, `Install Node ${OLDEST_NODE.join('.')} or later.`);
}

function checkAddress({ publicUrl, trustProxy, isProduction }: Config): Finding[] {
  const isSecure = publicUrl.startsWith('https:');
  if (!isSecure && isProduction) {
    return [
      problem(
        `PUBLIC_URL is ${publicUrl}: without https, sign-ins are not safe, and Stripe refuses cards.`,
        'Put a proxy with a certificate in front (docs/install.md) and set PUBLIC_URL to its https address.',
      ),
    ];
  }
  if (isSecure && trustProxy === 0) {
    return [
      problem(
        'PUBLIC_URL is https, but TRUST_PROXY=0: rate limits would count all members as one address.',
        'Set TRUST_PROXY=1 for one proxy in front.',
      ),
    ];
  }
  return [];
}

async function checkReachable({ publicUrl }: Config): Promise<Finding> {
  try {
    const answer = await fetch(`${publicUrl}/api/health`, { signal: AbortSignal.timeout(WAIT_MS) });
    if (answer.ok) return fine(`The site responds at ${publicUrl}.`);
    return advice(
      `${publicUrl} responds with ${answer.status}.`,
      'Fine until the server is running; after that, check the proxy.',
    );
  } catch (error) {
    return advice(
      `Nothing responds at ${publicUrl} yet: ${causeOf((error as Error).cause ?? error)}.`,
      'Fine until the server is running; after that, check DNS, the proxy and its certificate.',
    );
  }
}

function checkWritable({ dataDir, databaseUrl }: Config): Finding[] {
  // Only stand-ins keep something there.
  if (databaseUrl) return [];
  // The server makes it.
  let place = dataDir;
  while (!existsSync(place)) place = path.dirname(place);
  try {
    accessSync(`${place}/.`, constants.W_OK);
    return [];
  } catch {
    return [
      advice(`${dataDir} is not writable.`, 'Set DATA_DIR to a folder that the server’s user can write to.'),
    ];
  }
}

const checkOwner = ({ administration: { name, email }, isProduction }: Config): Finding[] =>
  isProduction && email === 'administration@atelier.test'
    ? [
        advice(
          `The legal notice and receipts say that ${name} (${email}) runs the gallery.`,
          'Set ADMINISTRATION_NAME, ADMINISTRATION_EMAIL and ADMINISTRATION_ADDRESS to yours.',
        ),
      ]
    : [];

const hasFfmpeg = (): boolean => spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0;

export async function checkSite(config: Config): Promise<Finding[]> {
  return [
    checkNode(process.versions.node),
    ...checkAddress(config),
    ...checkOwner(config),
    await checkReachable(config),
    ...checkWritable(config),
    ...(hasFfmpeg()
      ? []
      : [advice('ffmpeg is missing: no poster is made for videos uploaded without one.', 'Install ffmpeg.')]),
  ];
}
