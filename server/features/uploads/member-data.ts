import { originalKey } from './keys.ts';
import type { Context } from '#server/context.ts';
import { memberFile } from '#server/files/read.ts';
import type { MemberFile, MemberTable } from '#server/feature.ts';

/** @param keptIf SQL of the rows that stay */
export const memberData = (keptIf: string): readonly MemberTable[] => [
  {
    table: 'uploads',
    columns: { user_id: { keptIf } },
    exported: {
      file: 'uploads',
      omits: ['key', 'placeholder', 'expires_at', 'checking_until', 'left_draft_at'],
      rows: `select id, status, purpose, content_type, bytes, width, height, is_in_draft, is_hidden, created_at, attached_at,
          m.signer as file_signer, m.generator as file_generator, m.source_type as file_source_type
        from uploads left join upload_manifests m on m.upload_id = uploads.id
        where user_id = $1 order by created_at, id`,
    },
  },
];

const EXTENSIONS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
};
export const extensionOf = (contentType: string | null): string => EXTENSIONS[contentType ?? ''] ?? 'bin';

/** The originals, without metadata, as they were stored. */
export async function memberFiles(ctx: Context, memberId: string): Promise<MemberFile[]> {
  const { rows } = await ctx.pool.query<{ id: string; type: string }>(
    `select id, content_type as type from uploads
     where user_id = $1 and status <> 'issued' order by created_at, id`,
    [memberId],
  );
  return rows.map(({ id, type }) =>
    memberFile(ctx, `pictures/${id}.${extensionOf(type)}`, originalKey(memberId, id)),
  );
}
