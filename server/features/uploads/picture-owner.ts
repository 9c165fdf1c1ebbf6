/** What the owners of pictures have in common, and the owner of covers, which profiles, Hub videos and courses show. */
import { IMAGE_MAX_BYTES, IMAGE_TYPES } from '#shared/kernel/limits.ts';
import type { UploadPurpose, UploadRow } from '#shared/uploads/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { FileOwner } from '#server/files/owner.ts';
import { type Member, isModerator } from '#server/http/route.ts';

export interface PictureOwner extends FileOwner {
  kind: UploadPurpose;
  /** Who may follow the object path of an attached one, besides its uploader. May throw what its page throws. */
  mayRead(ctx: Context, member: Member, upload: UploadRow): Promise<boolean>;
  /** Who still sees its renditions when moderators hid it, besides its uploader and moderators. */
  mayStillSee?: (db: Queryable, member: Member, upload: { id: string; userId: string }) => Promise<boolean>;
}

/** Never public, not before it is attached either. */
export const isPrivate = (purpose: UploadPurpose): boolean => purpose === 'refund';

/** Put together in server/features.ts. */
export type PictureOwners = { readonly [Kind in UploadPurpose]: PictureOwner & { kind: Kind } };

export const PICTURE = {
  types: IMAGE_TYPES,
  maxBytes: IMAGE_MAX_BYTES,
  refusals: { size: { code: 'file_too_large' }, type: {} },
} as const;

export const coverOwner = {
  ...PICTURE,
  kind: 'cover',
  quota: 'storage',
  // No response names its object.
  mayRead: async (_ctx, member) => isModerator(member),
  // Of a course that is kept for those enrolled.
  keptIf: `exists (select 1 from courses c
    where c.instructor_id = uploads.user_id and c.image_url like '/media/' || uploads.id::text || '/%')`,
} satisfies PictureOwner;
