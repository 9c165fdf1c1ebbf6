/** The stylesheet of the pages that visitors read. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { IS_DEV, ROOT } from '../root.ts';

const SOURCE = 'visitors.css';

/** @returns its path, which the build names after its content. Vite, and tests without a build, know the source alone. */
export function stylesheetIn(dist: string, isDev: boolean): string {
  const file = path.join(dist, '.vite/manifest.json');
  if (isDev || !existsSync(file)) return `/${SOURCE}`;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { file: string }>;
  return `/${manifest[SOURCE]!.file}`;
}

export const STYLESHEET = stylesheetIn(path.join(ROOT, 'dist/client'), IS_DEV);
