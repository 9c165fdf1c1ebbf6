import type { Category } from '#shared/artworks/categories.ts';
import type { Making } from '#shared/artworks/contract.ts';
import { storedMaking } from '#shared/artworks/making.ts';
import type { Queryable } from '#server/context.ts';
import { findAiLabel } from '#server/features/uploads/public.ts';

/** The stored value. A file that says it was made with AI labels its work at least so, whichever of its pictures it is. */
export async function labeledMaking(
  tx: Queryable,
  category: Category,
  making: Making | null | undefined,
  imageUrls: string[],
): Promise<Making | null> {
  const said = storedMaking(category, making);
  return said === 'ai_generated' ? said : ((await findAiLabel(tx, imageUrls)) ?? said);
}
