/**
 * Runs before `npm start`, `npm test` and others, on any Node from 18 up: installs what package-lock.json requires (with
 * --omit=dev only what building and running need) and, with --build, builds client and server. Does nothing if nothing
 * has changed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
/** npm's record of installed packages. */
const INSTALLED = path.join(ROOT, 'node_modules', '.package-lock.json');
/** The first Node that runs TypeScript directly. */
const RUNS_TYPESCRIPT = [22, 18];
/** The Node to run the server with where that of the machine is older; its package and version are in package.json. */
const RUNTIME = path.join(ROOT, 'scripts', 'runtime');
const RUNTIME_PACKAGE = path.join(RUNTIME, 'node_modules', `node-${process.platform}-${process.arch}`);
const RUNTIME_NODE = path.join(RUNTIME_PACKAGE, 'bin', 'node');
/** Where scripts of package.json find it before any other. */
const RUNTIME_LINK = path.join(ROOT, 'node_modules', '.bin', 'node');
const BUILDS = [
  { part: 'client', built: 'index.html', config: 'vite.config.ts' },
  { part: 'server', built: 'main.js', config: 'vite.server.config.ts' },
];
const IS_LIGHT = process.argv.includes('--omit=dev');
/** Files that are not part of the build. */
const NOT_SOURCES = new Set(['e2e', 'testing']);

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Runs a command with little output; its errors are shown. Resolves to its exit code. */
async function run(command, args, env = {}) {
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const [status] = await once(child, 'exit').catch((error) =>
    fail(`Could not run ${command}: ${error.message}`),
  );
  return status ?? 1;
}

/** Runs the npm that started us, otherwise the one on the PATH. */
function npm(args) {
  const script = process.env.npm_execpath;
  const all = [...args, '--loglevel=error', '--no-audit', '--no-fund'];
  return script && /\.c?js$/.test(script) ? run(process.execPath, [script, ...all]) : run('npm', all);
}

/** Asks the registry only about what npm has not read before, unless that is too old to name the version. */
async function npmInstall(args) {
  const status = await npm([...args, '--prefer-offline']);
  return status === 0 ? 0 : npm(args);
}

const packagesIn = (file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages);

/** True if every package of the lock file is installed in its version. */
function isInstalled() {
  if (!existsSync(INSTALLED)) return false;
  const found = new Map(packagesIn(INSTALLED));
  return packagesIn(path.join(ROOT, 'package-lock.json')).every(([folder, wanted]) => {
    if (folder === '' || (IS_LIGHT && wanted.dev)) return true;
    const installed = found.get(folder);
    // Packages for other platforms are skipped.
    if (!installed) return Boolean(wanted.optional || wanted.devOptional);
    return installed.version === wanted.version && existsSync(path.join(ROOT, folder, 'package.json'));
  });
}

/** Adds what is missing rather than starting over as `npm ci` does, if a server may be running on what is there. */
async function install() {
  if (isInstalled()) return;
  console.log(IS_LIGHT ? 'Installing packages' : 'Installing packages, with those for tests and checks');
  const command = existsSync(INSTALLED) ? ['install', '--no-save'] : ['ci'];
  // Whatever NODE_ENV is.
  const status = await npmInstall([...command, IS_LIGHT ? '--omit=dev' : '--include=dev']);
  if (status !== 0) fail('The packages could not be installed. Is the package registry reachable?');
}

async function installRuntime() {
  if (existsSync(RUNTIME_NODE)) return;
  console.log('Installing Node for the server');
  const status = await npmInstall(['ci', '--prefix', RUNTIME]);
  if (status !== 0 || !existsSync(RUNTIME_NODE))
    fail(`The server needs Node ${RUNS_TYPESCRIPT.join('.')} or later; this is ${process.version}.`);
  // A third of it, for compiling add-ons.
  rmSync(path.join(RUNTIME_PACKAGE, 'include'), { recursive: true });
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
  const args = [vite, 'build', '--config', config, '--logLevel', 'warn'];
  const status = await run(isTooOld ? RUNTIME_NODE : process.execPath, args, { NODE_ENV: 'production' });
  if (status === 0) return;
  // The other build ends first.
  console.error(`The ${part} could not be built; the reason is above.`);
  process.exitCode = 1;
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 18) fail(`Atelier needs Node 18 or later to start from; this is ${process.version}.`);
const isTooOld = major < RUNS_TYPESCRIPT[0] || (major === RUNS_TYPESCRIPT[0] && minor < RUNS_TYPESCRIPT[1]);
await Promise.all([install(), isTooOld && installRuntime()]);
if (isTooOld) {
  rmSync(RUNTIME_LINK, { force: true });
  symlinkSync(RUNTIME_NODE, RUNTIME_LINK);
}
if (process.argv.includes('--build')) await Promise.all(BUILDS.map(build));
