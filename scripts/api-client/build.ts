/**
 * `npm run build:client`: the package `atelier-client` in dist/atelier-client, of the contracts: what a token can call and
 * what needs none. Prints the size of all of it, and of a program that uses three calls.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { ENDPOINTS } from '../../server/features.ts';
import { createOpenApi } from '../../server/http/openapi.ts';
import { type Document, generateClient } from './generate.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const COMPILER = ['--target', 'ES2022', '--module', 'ESNext', '--moduleResolution', 'bundler', '--strict'];

/** @param folder is emptied first */
export function writeClient(folder: string): void {
  const callable = ENDPOINTS.filter(({ scope, access }) => scope !== undefined || access === 'public');
  const document = createOpenApi(callable, { url: '/', cookie: '' }) as unknown as Document;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const source = path.join(folder, 'index.ts');
  writeFileSync(source, generateClient(document));
  const compiler = path.join(ROOT, 'node_modules/.bin/tsc');
  execFileSync(
    compiler,
    [
      source,
      ...COMPILER,
      '--declaration',
      '--types',
      '',
      '--lib',
      'ES2022,DOM,DOM.Iterable,DOM.AsyncIterable',
      '--ignoreConfig',
    ],
    { cwd: folder, stdio: 'inherit' },
  );
  rmSync(source);
  const { version, license } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as Record<
    string,
    string
  >;
  const description = {
    name: 'atelier-client',
    version,
    license,
    description: 'A typed client for the API of Atelier galleries',
    type: 'module',
    sideEffects: false,
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    engines: { node: '>=18' },
  };
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
  cpSync(path.join(ROOT, 'docs/api.md'), path.join(folder, 'README.md'));
  // The guide leads to it.
  cpSync(path.join(ROOT, 'docs/webhooks.md'), path.join(folder, 'webhooks.md'));
}

/** Compressed bytes of a program that imports the names, without what it does not use. */
export async function sizeOf(folder: string, names: string): Promise<number> {
  const entry = path.join(folder, 'size.js');
  writeFileSync(entry, `export ${names} from './index.js';`);
  const bundled = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, lib: { entry, formats: ['es'], fileName: 'size' } },
  });
  rmSync(entry);
  const { output } = (Array.isArray(bundled) ? bundled[0]! : bundled) as { output: { code?: string }[] };
  return gzipSync(output.map(({ code = '' }) => code).join('')).length;
}

if (import.meta.main) {
  const folder = path.join(ROOT, 'dist/atelier-client');
  writeClient(folder);
  const [all, three] = [
    await sizeOf(folder, '*'),
    await sizeOf(folder, '{ connect, getArtwork, editArtwork, listSales }'),
  ];
  console.log(`dist/atelier-client: ${all} bytes compressed; with three calls ${three}`);
}
