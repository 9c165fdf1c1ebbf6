/**
 * Runs before `npm start`, `npm test` and others, on any Node from 18 up: installs what package-lock.json requires
 * and, with --build, builds client and server. Does nothing if nothing has changed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
/** npm's record of installed packages. */
const INSTALLED = path.join(ROOT, 'node_modules', '.package-lock.json');
/** The Node that runs the server, installed by the install script of npm's package `node`. */
const RUNTIME = path.join(
  ROOT,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);
/** The first Node that runs TypeScript directly. */
const RUNS_TYPESCRIPT = [22, 18];
const BUILDS = [
  { part: 'client', built: 'index.html', config: 'vite.config.ts' },
  { part: 'server', built: 'main.js', config: 'vite.server.config.ts' },
];
/** Files that are not part of the build. */
const NOT_SOURCES = new Set(['e2e', 'testing']);

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Runs a command with little output; its errors are shown. */
function run(command, args) {
  const { status, error } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (error) fail(`Could not run ${command}: ${error.message}`);
  return status ?? 1;
}

/** Runs the npm that started us, otherwise the one on the PATH. */
function npm(args) {
  const script = process.env.npm_execpath;
  return script && /\.c?js$/.test(script) ? run(process.execPath, [script, ...args]) : run('npm', args);
}

const packagesIn = (file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages);

/** True if every package of the lock file is installed in its version. */
function isInstalled() {
  if (!existsSync(INSTALLED)) return false;
  const found = new Map(packagesIn(INSTALLED));
  return packagesIn(path.join(ROOT, 'package-lock.json')).every(([folder, wanted]) => {
    if (folder === '') return true;
    const installed = found.get(folder);
    // Packages for other platforms are skipped.
    if (!installed) return Boolean(wanted.optional || wanted.devOptional);
    return installed.version === wanted.version && existsSync(path.join(ROOT, folder, 'package.json'));
  });
}

function install() {
  if (isInstalled()) return;
  console.log('Installing packages (the first time takes a minute)');
  // The runtime and the build are development packages, so they are installed whatever NODE_ENV is.
  const status = npm(['ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund']);
  if (status !== 0) fail('The packages could not be installed. Is the package registry reachable?');
}

/** If npm skips install scripts, the runtime is missing: run that one script. */
function ensureRuntime() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [wantedMajor, wantedMinor] = RUNS_TYPESCRIPT;
  if (existsSync(RUNTIME) || major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  console.log('Installing Node for the server');
  npm(['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error']);
  if (!existsSync(RUNTIME))
    fail(`The server needs Node ${RUNS_TYPESCRIPT.join('.')} or later; this is ${process.version}.`);
}

/** The latest change below a file or folder, in milliseconds. */
function newest(file) {
  const stat = statSync(file);
  if (!stat.isDirectory()) return stat.mtimeMs;
  let latest = 0;
  for (const entry of readdirSync(file)) {
    if (!NOT_SOURCES.has(entry)) latest = Math.max(latest, newest(path.join(file, entry)));
  }
  return latest;
}

async function build({ part, built, config }) {
  const file = path.join(ROOT, 'dist', part, built);
  const sources = [part, 'shared', config, 'package-lock.json'].map((source) => path.join(ROOT, source));
  if (existsSync(file) && sources.every((source) => newest(source) <= statSync(file).mtimeMs)) return;
  console.log(`Building the ${part}`);
  const vite = path.join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const builder = spawn(
    existsSync(RUNTIME) ? RUNTIME : process.execPath,
    [vite, 'build', '--config', config, '--logLevel', 'warn'],
    {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  const [status] = await once(builder, 'exit');
  if (status === 0) return;
  // The other build ends first.
  console.error(`The ${part} could not be built; the reason is above.`);
  process.exitCode = 1;
}

const major = Number(process.versions.node.split('.')[0]);
if (major < 18) fail(`Atelier needs Node 18 or later to start from; this is ${process.version}.`);
install();
ensureRuntime();
if (process.argv.includes('--build')) await Promise.all(BUILDS.map(build));
