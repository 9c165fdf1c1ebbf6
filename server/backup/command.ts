import { parseArgs } from 'node:util';
import { reasonOf, withRunningDatabase } from '../command.ts';
import { type Config, ConfigError, readEnvironment } from '../config.ts';
import { openPostgres, openStorage } from '../context.ts';
import type { ObjectStore } from '../providers/storage/object-store.ts';
import { type Place, openPlace } from './place.ts';

interface Gallery {
  /** Must not lead through a transaction pooler. */
  databaseUrl: string;
  storage: ObjectStore;
}

/** How long the store may stay silent: a backup is not in a hurry. */
const STORAGE_MS = 120_000;

/** Opens the gallery without migrating it. */
export async function withGallery(config: Config, work: (gallery: Gallery) => Promise<void>): Promise<void> {
  const postgres = await openPostgres(await withRunningDatabase(config), () => {});
  try {
    const patient = { ...config, timeouts: { ...config.timeouts, storage: STORAGE_MS } };
    // Nothing is signed with the stand-in's secret here.
    const { storage } = await openStorage(patient, async () => '');
    await work({ databaseUrl: postgres.directUrl, storage });
  } finally {
    await postgres.stop();
  }
}

/** Runs `npm run <name> -- <place>`. Exits with 1 and one sentence if it fails. */
export async function runCommand(
  name: 'backup' | 'restore',
  work: (place: Place, config: Config, deletions: Place | null) => Promise<void>,
): Promise<void> {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { deletions: { type: 'string' } },
    });
    const [target] = positionals;
    if (!target)
      throw new ConfigError(`Name a folder or a bucket: npm run ${name} -- <folder or s3://bucket/prefix>`);
    const config = readEnvironment();
    const deletions = values.deletions ? openPlace(values.deletions, config) : null;
    await work(openPlace(target, config), config, deletions);
  } catch (error) {
    process.stderr.write(`${error instanceof ConfigError ? '' : `The ${name} failed: `}${reasonOf(error)}\n`);
    process.exitCode = 1;
  }
}

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
