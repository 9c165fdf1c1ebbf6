import { sql } from 'drizzle-orm';
import { type ProjectFileRow, projectFiles } from '#shared/hire/tables.ts';
import type { FileTable } from '#server/files/table.ts';
import { allFileKeys, incomingFileKey } from './file-names.ts';
import { removeFiles } from './file-queries.ts';

type Row = Pick<ProjectFileRow, 'id' | 'projectId' | 'status' | 'key' | 'previewKey'>;

export const fileTable: FileTable<Row> = {
  name: 'project_files',
  member: 'uploaded_by',
  rows: 'select id, project_id as "projectId", status, key, preview_key as "previewKey" from project_files',
  keysOf: ({ key, previewKey, status, ...file }: Row) =>
    status === 'issued'
      ? { possible: allFileKeys(file) }
      : { stored: [key, ...(previewKey ? [previewKey] : [])] },
  allKeysOf: allFileKeys,
  remove: removeFiles,
  isUnused: () => sql`${projectFiles.status} = 'issued'`,
  incomingKeyOf: incomingFileKey,
  isChecked: sql`${projectFiles.status} = 'ready'`,
};
