import type { ProjectFileRow } from '#shared/hire/tables.ts';
import type { StoredObjects } from '#server/feature.ts';
import { allFileKeys } from './file-names.ts';

type Row = Pick<ProjectFileRow, 'id' | 'projectId' | 'status' | 'key' | 'previewKey'>;

export const storedObjects: StoredObjects = {
  rows: 'select id, project_id as "projectId", status, key, preview_key as "previewKey" from project_files',
  keysOf: ({ key, previewKey, status, ...file }: Row) =>
    status === 'issued'
      ? { possible: allFileKeys(file) }
      : { stored: [key, ...(previewKey ? [previewKey] : [])] },
};
