/** A file that says it was made with AI labels its work. */
import { and, eq, inArray, ne } from 'drizzle-orm';
import { uploadManifests } from '#shared/uploads/tables.ts';
import type { Queryable } from '#server/context.ts';
import { uploadIdOf } from '#server/files/address.ts';

const AI_TYPES = {
  trainedAlgorithmicMedia: 'ai_generated',
  compositeWithTrainedAlgorithmicMedia: 'ai_assisted',
} as const;
type AiType = keyof typeof AI_TYPES;

/** The file's claim about AI, and whether a moderator has decided that it is wrong. Null: it makes no claim. */
export async function findAiClaim(
  db: Queryable,
  imageUrl: string,
): Promise<{ label: (typeof AI_TYPES)[AiType]; isLifted: boolean } | null> {
  const uploadId = uploadIdOf(imageUrl);
  if (!uploadId) return null;
  const [row] = await db
    .select({ sourceType: uploadManifests.sourceType, isLifted: uploadManifests.isLabelLifted })
    .from(uploadManifests)
    .where(
      and(
        eq(uploadManifests.uploadId, uploadId),
        // Such a manifest may be another picture's.
        ne(uploadManifests.validity, 'damaged'),
        inArray(uploadManifests.sourceType, Object.keys(AI_TYPES)),
      ),
    );
  return row ? { label: AI_TYPES[row.sourceType as AiType], isLifted: row.isLifted } : null;
}

/** The label a work has to carry, if any. */
export async function findAiLabel(db: Queryable, imageUrl: string) {
  const claim = await findAiClaim(db, imageUrl);
  return claim && !claim.isLifted ? claim.label : null;
}

export const setLabelLifted = (tx: Queryable, imageUrl: string, isLabelLifted: boolean) =>
  tx
    .update(uploadManifests)
    .set({ isLabelLifted })
    .where(eq(uploadManifests.uploadId, uploadIdOf(imageUrl)!));
