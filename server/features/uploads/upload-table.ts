import { sql } from 'drizzle-orm';
import { type UploadRow, uploads } from '#shared/uploads/tables.ts';
import { type FileTable, UNUSED_MS } from '#server/files/table.ts';
import {
  RENDITION_NAMES,
  SIGNED_NAMES,
  allKeys,
  deliveredKey,
  incomingKey,
  manifestKey,
  originalKey,
  renditionKey,
  signedKey,
} from './keys.ts';
import { removeUploads } from './queries.ts';

type Row = Pick<UploadRow, 'id' | 'userId' | 'status'> & {
  isSigned: boolean;
  isEmbeddable: boolean;
  deliveredId: string | null;
  isDelivered: boolean;
};

export const uploadTable: FileTable<Row> = {
  name: 'uploads',
  member: 'user_id',
  rows: `select uploads.id, uploads.user_id as "userId", uploads.status, coalesce(c.version, i.version) is not null as "isSigned",
      coalesce(m.is_embeddable, false) as "isEmbeddable", d.id as "deliveredId", d.sha256 is not null as "isDelivered"
    from uploads left join artwork_credentials c on c.upload_id = uploads.id
      left join image_credentials i on i.upload_id = uploads.id
      left join upload_manifests m on m.upload_id = uploads.id
      left join delivered_files d on d.upload_id = uploads.id`,
  keysOf: ({ id, userId, status, isSigned, isEmbeddable, deliveredId, isDelivered }: Row) =>
    status === 'issued'
      ? { possible: [incomingKey(userId, id)] }
      : {
          stored: [
            originalKey(userId, id),
            ...RENDITION_NAMES.map((name) => renditionKey(id, name)),
            ...(isSigned ? SIGNED_NAMES.map((name) => signedKey(id, name)) : []),
            ...(isEmbeddable ? [manifestKey(id)] : []),
            ...(deliveredId && isDelivered ? [deliveredKey(id, deliveredId)] : []),
          ],
        },
  allKeysOf: (row) => [...allKeys(row), ...(row.deliveredId ? [deliveredKey(row.id, row.deliveredId)] : [])],
  remove: removeUploads,
  isUnused: (now) =>
    sql`${uploads.status} <> 'attached' and coalesce(${uploads.checkingUntil} < ${now.toISOString()}, true)
      and not ${uploads.isInDraft}
      and coalesce(${uploads.leftDraftAt} < ${new Date(now.getTime() - UNUSED_MS).toISOString()}, true)`,
  incomingKeyOf: ({ id, userId }) => incomingKey(userId, id),
  isChecked: sql`${uploads.status} <> 'issued'`,
};
