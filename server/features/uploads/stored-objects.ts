import type { UploadRow } from '#shared/uploads/tables.ts';
import type { StoredObjects } from '#server/feature.ts';
import {
  RENDITION_NAMES,
  SIGNED_NAMES,
  deliveredKey,
  incomingKey,
  manifestKey,
  originalKey,
  renditionKey,
  signedKey,
} from './keys.ts';

type Row = Pick<UploadRow, 'id' | 'userId' | 'status'> & {
  isSigned: boolean;
  isEmbeddable: boolean;
  deliveredId: string | null;
};

export const storedObjects: StoredObjects = {
  rows: `select u.id, u.user_id as "userId", u.status, c.version is not null as "isSigned",
      coalesce(m.is_embeddable, false) as "isEmbeddable", d.id as "deliveredId"
    from uploads u left join artwork_credentials c on c.upload_id = u.id
      left join upload_manifests m on m.upload_id = u.id
      left join delivered_files d on d.upload_id = u.id and d.sha256 is not null`,
  keysOf: ({ id, userId, status, isSigned, isEmbeddable, deliveredId }: Row) =>
    status === 'issued'
      ? { possible: [incomingKey(userId, id)] }
      : {
          stored: [
            originalKey(userId, id),
            ...RENDITION_NAMES.map((name) => renditionKey(id, name)),
            ...(isSigned ? SIGNED_NAMES.map((name) => signedKey(id, name)) : []),
            ...(isEmbeddable ? [manifestKey(id)] : []),
            ...(deliveredId ? [deliveredKey(id, deliveredId)] : []),
          ],
        },
};
