import type { OpenItem } from '#shared/accounts/deletion/contract.ts';
import type { Context } from '#server/context.ts';
import type { Feature } from '#server/feature.ts';

/** What must end before the member's account can be deleted, of all features. */
export async function openItemsOf(
  ctx: Context,
  features: readonly Feature[],
  memberId: string,
): Promise<OpenItem[]> {
  const found = await Promise.all(
    features.map(async ({ openItems }) => (await openItems?.(ctx, memberId)) ?? []),
  );
  return found.flat();
}
