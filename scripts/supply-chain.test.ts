import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
interface Entry {
  version: string;
  integrity?: string;
  resolved?: string;
  dev?: true;
  optional?: true;
  os?: string[];
  cpu?: string[];
}
const entriesOf = (folder: string): [folder: string, Entry][] => {
  const lock = JSON.parse(readFileSync(path.join(ROOT, folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Entry>;
  };
  return Object.entries(lock.packages).filter(([name]) => name !== '');
};
const entries = entriesOf('.');
/** The Node that is installed where that of the machine is too old. */
const runtimes = entriesOf('scripts/runtime');

it('pins the content of every package that production or this machine installs', () => {
  const unpinned = [...entries, ...runtimes].filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  // Tools for other platforms, which the registry behind the lock file did not have.
  const needed = unpinned.filter(([, entry]) => !(entry.dev && entry.optional && (entry.os ?? entry.cpu)));
  expect(needed.map(([folder]) => folder)).toEqual([]);
  expect(unpinned.length).toBeLessThanOrEqual(59);
});

it('names no registry', () => {
  expect([...entries, ...runtimes].filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

/** `npm sbom --omit dev` leaves out what a development tool needs as well, even direct dependencies. */
it('lists every production package in the software bill of materials', () => {
  const { stdout } = spawnSync('npm', ['run', '--silent', 'sbom'], { cwd: ROOT, encoding: 'utf8' });
  const bom = JSON.parse(stdout) as {
    bomFormat: string;
    components: { name: string; version: string; hashes?: { alg: string }[] }[];
  };
  expect(bom.bomFormat).toBe('CycloneDX');
  const hashed = bom.components.filter(({ hashes }) => hashes?.some(({ alg }) => alg === 'SHA-512'));
  const listed = new Set(hashed.map(({ name, version }) => `${name}@${version}`));
  const production = entries.filter(([, { dev, optional }]) => !dev && !optional);
  expect(production.length).toBeGreaterThan(100);
  const nameOf = (folder: string): string => folder.slice(folder.lastIndexOf('node_modules/') + 13);
  const missing = production
    .map(([folder, { version }]) => `${nameOf(folder)}@${version}`)
    .filter((id) => !listed.has(id));
  expect(missing).toEqual([]);
});
