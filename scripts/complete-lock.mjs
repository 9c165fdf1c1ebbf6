/**
 * After `npm install`: restores the lock file's entries for other platforms. npm drops an optional package that
 * it could not load on this machine, and `npm ci` then rejects the lock file everywhere.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(FILE, 'utf8'));

const SYSTEMS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
  'aix',
];
const PROCESSORS = [
  'arm64',
  'x64',
  'ia32',
  'ppc64',
  'riscv64',
  'loong64',
  's390x',
  'wasm32',
  'mips64el',
  'arm',
];

/** The platform that a package's name contains. */
function platformOf(name) {
  const words = name.split(/[-/]/).flatMap((word) => (word === 'windows' ? ['win32'] : [word]));
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor)).slice(0, 1);
  const isMusl = words.some((word) => word.startsWith('musl'));
  const libc = os.includes('linux') ? [isMusl ? 'musl' : 'glibc'] : [];
  return {
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(libc.length > 0 && words.some((word) => /^(?:gnu|musl)/.test(word)) ? { libc } : {}),
    ...(os.length > 0 ? { os } : {}),
  };
}

const isHere = (parent, name) => {
  let folder = parent;
  for (;;) {
    if (lock.packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (!folder) return false;
    folder = folder.includes('/node_modules/') ? folder.slice(0, folder.lastIndexOf('/node_modules/')) : '';
  }
};

const added = [];
for (const [folder, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const platform = platformOf(name);
    // Only platform packages are pinned exactly; anything else npm resolves by itself.
    if (isHere(folder, name) || !/^\d/.test(version) || !(platform.os || platform.cpu)) continue;
    lock.packages[`node_modules/${name}`] = {
      version,
      ...(platform.cpu ? { cpu: platform.cpu } : {}),
      ...(entry.dev ? { dev: true } : {}),
      ...(platform.libc ? { libc: platform.libc } : {}),
      optional: true,
      ...(platform.os ? { os: platform.os } : {}),
    };
    added.push(`${name}@${version}`);
  }
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
);
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length > 0 ? `${added.length} entries put back` : 'The lock file is complete');
