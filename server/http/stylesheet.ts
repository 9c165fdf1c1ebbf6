/** The stylesheet of the pages that visitors read. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { IS_DEV, ROOT } from '../root.ts';
import { readManifest } from './preloads.ts';

const SOURCE = 'visitors.css';

/** @returns its path, which the build names after its content. Vite, and tests without a build, know the source alone. */
export function stylesheetIn(dist: string, isDev: boolean): string {
  return isDev || !existsSync(path.join(dist, '.vite'))
    ? `/${SOURCE}`
    : `/${readManifest(dist)[SOURCE]!.file}`;
}

export const STYLESHEET = stylesheetIn(path.join(ROOT, 'dist/client'), IS_DEV);
