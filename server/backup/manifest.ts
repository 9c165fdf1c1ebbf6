/** The last file of a backup: what belongs to it. A backup without it is not complete. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import * as z from 'zod/mini';
import { ConfigError } from '../config.ts';
import { MIGRATIONS } from '../db/migrations.ts';
import type { Place } from './place.ts';

const FORMAT = 1;
export const MANIFEST = 'manifest.json';
export const JOBS = 'jobs.gz';
export const OBJECTS = 'objects.gz';
export const tableFile = (table: string): string => `tables/${table}.gz`;
export const objectFile = (key: string): string => `objects/${key}`;

const measured = { bytes: z.int(), sha256: z.string() };
const counted = { ...measured, count: z.int() };
const Manifest = z.object({
  format: z.int(),
  createdAt: z.string(),
  /** Names of the applied migrations, in order. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int(), ...measured })),
  /** Statements that create the partitions, which come and go between migrations. */
  partitions: z._default(z.array(z.string()), []),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  jobs: z.object(counted),
  /** `bytes` and `sha256` are those of the list; `total` is what the objects need. */
  objects: z.object({ ...counted, total: z.int(), absent: z.int() }),
});
export type Manifest = z.output<typeof Manifest>;

/** A line of the list of objects. */
export interface ObjectEntry {
  key: string;
  contentType: string;
  bytes: number;
  sha256: string;
}

const Sealed = z.object({ sha256: z.string(), manifest: z.unknown() });

const sealOf = (manifest: unknown): string =>
  createHash('sha256').update(JSON.stringify(manifest)).digest('hex');

export async function writeManifest(place: Place, content: Omit<Manifest, 'format'>): Promise<void> {
  const manifest: Manifest = { format: FORMAT, ...content };
  const sealed = JSON.stringify({ sha256: sealOf(manifest), manifest }, null, 1);
  await place.write(MANIFEST, Readable.from([Buffer.from(sealed)]));
}

const parse = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
};

/** Throws with one sentence if this version cannot restore the backup. */
export async function readManifest(place: Place): Promise<Manifest> {
  const body = await place.read(MANIFEST);
  if (!body) throw new ConfigError(`There is no complete backup in ${place.name}: ${MANIFEST} is missing.`);
  const sealed = z.safeParse(Sealed, parse(await text(body)));
  if (!sealed.success || sealOf(sealed.data.manifest) !== sealed.data.sha256) {
    throw new ConfigError(`The backup in ${place.name} is damaged: ${MANIFEST} is truncated or was changed.`);
  }
  const found = z.safeParse(Manifest, sealed.data.manifest);
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ hash }) => hash);
  if (
    !found.success ||
    found.data.format > FORMAT ||
    found.data.migrations.some((hash, n) => hash !== known[n])
  ) {
    throw new ConfigError(
      `The backup in ${place.name} was made by a newer or different version of Atelier: install that version first.`,
    );
  }
  return found.data;
}
