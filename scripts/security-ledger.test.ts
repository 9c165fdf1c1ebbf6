import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const page = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8');
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) +\| (proven|by design|n\/a|open) +\| (.*) \|$/gm)].map(
  ([, id, state, how]) => ({ id, state, how: how! }),
);

it('has each of the 253 requirements of levels 1 and 2 once', () => {
  expect(rows).toHaveLength(253);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(253);
});

it('names only tests that exist, and one for whatever is proven', () => {
  const testsIn = (text: string): string[] =>
    [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(([, file]) => file!);
  const named = testsIn(page);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  expect(
    rows.filter(({ state, how }) => (state === 'proven') !== testsIn(how).length > 0).map(({ id }) => id),
  ).toEqual([]);
});

it('describes every limit with its default', async () => {
  const { readConfig } = await import('#server/config.ts');
  for (const [name, perMinute] of Object.entries(readConfig({}).limits)) {
    expect(page, name).toMatch(new RegExp(`^\\| ${name} +\\| +${perMinute} \\|`, 'm'));
  }
});
