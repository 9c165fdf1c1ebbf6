import type { OpenItem } from '#shared/accounts/deletion/contract.ts';
import type { Feature, ReadContext } from '#server/feature.ts';

/** Collects from all features what must end before the member's account can be deleted. */
export async function openItemsOf(
  ctx: ReadContext,
  features: readonly Feature[],
  memberId: string,
): Promise<OpenItem[]> {
  const found: OpenItem[] = [];
  // In the order of features: an accepted offer is an order.
  for (const { openItems } of features) if (openItems) found.push(...(await openItems(ctx, memberId)));
  return found;
}
