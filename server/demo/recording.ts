/**
 * The demo gallery as it was recorded: a backup that people can read. Its rows stand in `recording/tables/` as `copy`
 * writes them, below a line of the columns; `recording/objects.tsv` names the stored files.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';
import { MEDIA } from './media-folder.ts';

export const RECORDING = path.join(ROOT, 'server/demo/recording');
const TABLES = path.join(RECORDING, 'tables');
export const tablePath = (table: string): string => path.join(TABLES, `${table}.tsv`);
/** Written instead of what differs between installations. */
export const PUBLIC_URL = '{publicUrl}';
export const PASSWORD = '{password}';

export interface Recording {
  recordedAt: string;
  /** Hashes of the migrations that it was recorded with, in order. */
  migrations: string[];
  sequences: { name: string; value: string }[];
}

/** A stored file, and where its content is in the media folder. */
export interface RecordedObject {
  key: string;
  contentType: string;
  file: string;
}

export const readRecording = (): Recording =>
  JSON.parse(readFileSync(path.join(RECORDING, 'recording.json'), 'utf8')) as Recording;

export const listRecorded = (): string[] => readdirSync(TABLES).map((file) => path.basename(file, '.tsv'));

/** @returns its columns, and its rows as `copy` reads them */
export function readTable(table: string): { columns: string[]; rows: string } {
  const text = readFileSync(tablePath(table), 'utf8');
  const end = text.indexOf('\n');
  return { columns: text.slice(0, end).split('\t'), rows: text.slice(end + 1) };
}

export const readObjects = (): RecordedObject[] =>
  readFileSync(path.join(RECORDING, 'objects.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [key, contentType, file] = line.split('\t') as [string, string, string];
      return { key, contentType, file: path.join(MEDIA, file) };
    });
