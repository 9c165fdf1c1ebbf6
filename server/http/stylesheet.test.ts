import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { stylesheetIn } from './stylesheet.ts';

const dist = mkdtempSync(path.join(os.tmpdir(), 'atelier-styles-'));
afterAll(() => rmSync(dist, { recursive: true }));

it('has the name that the build gave it, which changes with its content', () => {
  expect(stylesheetIn(dist, false)).toBe('/visitors.css');
  mkdirSync(path.join(dist, '.vite'));
  const manifest = { 'visitors.css': { file: 'assets/visitors-Dk3x.css' } };
  writeFileSync(path.join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
  expect(stylesheetIn(dist, false)).toBe('/assets/visitors-Dk3x.css');
  expect(stylesheetIn(dist, true)).toBe('/visitors.css');
});
