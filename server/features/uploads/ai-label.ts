/** A file that says it was made with AI labels its work. */
import { and, eq, inArray, ne } from 'drizzle-orm';
import { uploadManifests } from '#shared/uploads/tables.ts';
import type { Queryable } from '#server/context.ts';
import { uploadIdOf } from './keys.ts';

const AI_TYPES = {
  trainedAlgorithmicMedia: 'ai_generated',
  compositeWithTrainedAlgorithmicMedia: 'ai_assisted',
} as const;
type AiType = keyof typeof AI_TYPES;

/** Null: the file says nothing of AI, or a moderator has decided that it is wrong. */
export async function findAiLabel(
  db: Queryable,
  imageUrl: string,
): Promise<(typeof AI_TYPES)[AiType] | null> {
  const uploadId = uploadIdOf(imageUrl);
  if (!uploadId) return null;
  const [row] = await db
    .select({ sourceType: uploadManifests.sourceType })
    .from(uploadManifests)
    .where(
      and(
        eq(uploadManifests.uploadId, uploadId),
        eq(uploadManifests.isLabelLifted, false),
        // Such a manifest may be another picture's.
        ne(uploadManifests.validity, 'damaged'),
        inArray(uploadManifests.sourceType, Object.keys(AI_TYPES)),
      ),
    );
  return row ? AI_TYPES[row.sourceType as AiType] : null;
}
