/** Postgres refuses to run as root: as root, run it as the data folder's owner, or as `nobody`. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

export interface Command {
  file: string;
  args: string[];
  options: { uid?: number; gid?: number };
}
/** @param diesWithUs end the process when this one is killed */
export type RunAs = (file: string, args: string[], diesWithUs: boolean) => Command;

function ownerFor(dataDir: string): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const owner = fs.statSync(dataDir);
  if (owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const nobody = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'nobody');
  if (!nobody)
    throw new Error('Running as root without a "nobody" user: run as another user or set DATABASE_URL.');
  const found = { uid: Number(nobody[2]), gid: Number(nobody[3]) };
  fs.chownSync(dataDir, found.uid, found.gid);
  return found;
}

export function runAsOwnerOf(dataDir: string): RunAs {
  const owner = ownerFor(dataDir);
  const hasSetpriv = process.platform === 'linux' && spawnSync('setpriv', ['--version']).status === 0;
  return (file, args, diesWithUs) => {
    if (!hasSetpriv) return { file, args, options: owner ?? {} };
    const flags = diesWithUs ? ['--pdeathsig=INT'] : [];
    if (owner) {
      // The capability lets the unprivileged server access a checkout in a 0700 home folder.
      const capability = '-all,+dac_override';
      flags.push(
        `--reuid=${owner.uid}`,
        `--regid=${owner.gid}`,
        '--clear-groups',
        '--securebits=+no_setuid_fixup',
        `--inh-caps=${capability}`,
        `--ambient-caps=${capability}`,
        `--bounding-set=${capability}`,
      );
    }
    if (flags.length === 0) return { file, args, options: {} };
    return { file: 'setpriv', args: [...flags, file, ...args], options: {} };
  };
}
