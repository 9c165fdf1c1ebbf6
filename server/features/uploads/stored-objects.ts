import type { UploadRow } from '#shared/uploads/tables.ts';
import type { StoredObjects } from '#server/feature.ts';
import { RENDITION_NAMES, incomingKey, originalKey, renditionKey } from './keys.ts';

export const storedObjects: StoredObjects = {
  rows: 'select id, user_id as "userId", status from uploads',
  keysOf: ({ id, userId, status }: Pick<UploadRow, 'id' | 'userId' | 'status'>) =>
    status === 'issued'
      ? { possible: [incomingKey(userId, id)] }
      : { stored: [originalKey(userId, id), ...RENDITION_NAMES.map((name) => renditionKey(id, name))] },
};
