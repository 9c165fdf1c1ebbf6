/** Leftovers of a crash are removed; visible objects stay. */
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openDisk } from './disk.ts';
import { beginUpload } from './parts.ts';
import { createSandboxObjectStore } from './sandbox-object-store.ts';

const HOUR_MS = 3_600_000;
const root = mkdtempSync(path.join(os.tmpdir(), 'atelier-sweep-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const age = (file: string, hours: number) => {
  const then = new Date(Date.now() - hours * HOUR_MS);
  utimesSync(file, then, then);
};
const names = (folder: string) => readdirSync(path.join(root, folder));

test('removes leftovers and nothing else, also at the next start', async () => {
  const options = { root, publicUrl: 'http://localhost:1', secret: 'a-secret-for-tests' };
  const sandbox = await createSandboxObjectStore(options);
  await sandbox.store.write('shown', Buffer.from('bytes'), 'image/png');
  const kept = names('data');
  age(path.join(root, 'data', kept[0]!), 1000);
  for (const [folder, name, hours] of [
    ['tmp', 'half', 2],
    ['tmp', 'on-its-way', 0.5],
    ['data', 'unnamed', 2],
    ['data', 'about-to-be-named', 0.5],
  ] as const) {
    const file = path.join(root, folder, name);
    writeFileSync(file, 'x');
    age(file, hours);
  }
  const disk = await openDisk(root);
  const upload = { key: 'film', headers: {}, initiatedAt: new Date().toISOString() };
  const [stale, resumable] = [await beginUpload(disk, upload), await beginUpload(disk, upload)];
  age(path.join(root, 'uploads', stale), 24 * 7 + 1);
  age(path.join(root, 'uploads', resumable), 24 * 6);

  expect(await sandbox.sweep()).toBe(3);
  expect(names('tmp')).toEqual(['on-its-way']);
  expect(names('data').sort()).toEqual([...kept, 'about-to-be-named'].sort());
  expect(names('uploads')).toEqual([resumable]);

  age(path.join(root, 'tmp', 'on-its-way'), 2);
  const again = await createSandboxObjectStore(options);
  expect(names('tmp')).toEqual([]);
  expect((await again.store.read('shown', 10)).toString()).toBe('bytes');
});
