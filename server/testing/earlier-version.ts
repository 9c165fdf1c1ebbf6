/** The server's code of an earlier commit, from the history of this repository. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../root.ts';

const git = (args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The newest commit without that migration; null without its history. */
export function commitBefore(migration: string): string | null {
  try {
    const file = `migrations/${migration}.sql`;
    const added = git(['log', '-1', '--diff-filter=A', '--format=%H', '--', file]);
    // Not committed yet.
    if (!added) return git(['rev-parse', 'HEAD']);
    return git(['rev-parse', '--verify', '--quiet', `${added}^`]);
  } catch {
    return null;
  }
}

/** Unpacks what the server needs into a temporary folder; packages and the built client are those of today. */
export function unpackServer(commit: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-earlier-'));
  const files = ['package.json', 'tsconfig.json', 'migrations', 'shared', 'server', ':!server/demo/media'];
  const archive = path.join(folder, 'server.tar');
  git(['archive', '--output', archive, commit, '--', ...files]);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  for (const name of ['node_modules', 'dist']) symlinkSync(path.join(ROOT, name), path.join(folder, name));
  return folder;
}
