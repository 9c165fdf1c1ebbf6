/**
 * Runs before `npm start`, `npm test` and the rest, on any Node from 18 up: installs what package-lock.json asks
 * for and, with --build, builds the client. Does nothing where nothing has changed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const INSTALLED = path.join(ROOT, 'node_modules', '.atelier-lock');
const BUILT = path.join(ROOT, 'dist', 'client', 'index.html');
const SOURCES = ['client', 'shared', 'vite.config.ts', 'package-lock.json'];
/** Neither is in the build. */
const NOT_SOURCES = new Set(['e2e', 'testing']);

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Runs a command quietly enough for a terminal; its own errors are shown. */
function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  if (error) fail(`Could not run ${command}: ${error.message}`);
  return status ?? 1;
}

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(path.join(ROOT, 'package-lock.json')))
    .digest('hex');

function isInstalled() {
  return existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === lockHash();
}

function install() {
  if (isInstalled()) return;
  console.log('Installing packages (the first time takes a minute)');
  // Development packages hold the runtime and the build, whatever NODE_ENV says.
  const args = ['ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  const status = npm && /\.c?js$/.test(npm) ? run(process.execPath, [npm, ...args]) : run('npm', args);
  if (status !== 0) fail('The packages could not be installed. Is the package registry reachable?');
  writeFileSync(INSTALLED, lockHash());
}

/** The newest change below a file or folder, in milliseconds. */
function newest(file) {
  const stat = statSync(file);
  if (!stat.isDirectory()) return stat.mtimeMs;
  let latest = 0;
  for (const entry of readdirSync(file)) {
    if (!NOT_SOURCES.has(entry)) latest = Math.max(latest, newest(path.join(file, entry)));
  }
  return latest;
}

function build() {
  const isCurrent =
    existsSync(BUILT) &&
    SOURCES.every((source) => newest(path.join(ROOT, source)) <= statSync(BUILT).mtimeMs);
  if (isCurrent) return;
  console.log('Building the client');
  const node = path.join(
    ROOT,
    'node_modules',
    'node',
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  const vite = path.join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const status = run(existsSync(node) ? node : process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    NODE_ENV: 'production',
  });
  if (status !== 0) fail('The client could not be built; the reason is above.');
}

const major = Number(process.versions.node.split('.')[0]);
if (major < 18) fail(`Atelier needs Node 18 or later to start from; this is ${process.version}.`);
install();
if (process.argv.includes('--build')) build();
