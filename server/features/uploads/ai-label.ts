/** A file that says it was made with AI labels its work. */
import { and, inArray, ne } from 'drizzle-orm';
import { uploadManifests } from '#shared/uploads/tables.ts';
import type { Queryable } from '#server/context.ts';
import { uploadIdOf } from '#server/files/address.ts';

const AI_TYPES = {
  trainedAlgorithmicMedia: 'ai_generated',
  compositeWithTrainedAlgorithmicMedia: 'ai_assisted',
} as const;
type AiType = keyof typeof AI_TYPES;
const STRONGEST_FIRST = Object.keys(AI_TYPES) as AiType[];

const uploadIdsOf = (imageUrls: string[]): string[] => imageUrls.flatMap((url) => uploadIdOf(url) ?? []);

/** What the files of a work claim about AI, and whether a moderator has decided that it is wrong. Null: they claim nothing. */
export async function findAiClaim(
  db: Queryable,
  imageUrls: string[],
): Promise<{ label: (typeof AI_TYPES)[AiType]; isLifted: boolean } | null> {
  const rows = await db
    .select({ sourceType: uploadManifests.sourceType, isLifted: uploadManifests.isLabelLifted })
    .from(uploadManifests)
    .where(
      and(
        inArray(uploadManifests.uploadId, uploadIdsOf(imageUrls)),
        // Such a manifest may be another picture's.
        ne(uploadManifests.validity, 'damaged'),
        inArray(uploadManifests.sourceType, Object.keys(AI_TYPES)),
      ),
    );
  if (rows.length === 0) return null;
  const standing = rows.filter(({ isLifted }) => !isLifted);
  const types = new Set((standing.length > 0 ? standing : rows).map(({ sourceType }) => sourceType));
  const [label] = STRONGEST_FIRST.filter((type) => types.has(type)).map((type) => AI_TYPES[type]);
  return { label: label!, isLifted: standing.length === 0 };
}

/** The label a work has to carry, if any. */
export async function findAiLabel(db: Queryable, imageUrls: string[]) {
  const claim = await findAiClaim(db, imageUrls);
  return claim && !claim.isLifted ? claim.label : null;
}

export const setLabelLifted = (tx: Queryable, imageUrls: string[], isLabelLifted: boolean) =>
  tx
    .update(uploadManifests)
    .set({ isLabelLifted })
    .where(inArray(uploadManifests.uploadId, uploadIdsOf(imageUrls)));
