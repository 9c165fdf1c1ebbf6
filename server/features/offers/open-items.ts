import type { OpenItem } from '#shared/accounts/deletion/contract.ts';
import type { ReadContext } from '#server/feature.ts';
import { listLiveOf } from './queries.ts';

/** Open offers; accepted ones are orders. */
export async function listOpenOffers(ctx: ReadContext, memberId: string): Promise<OpenItem[]> {
  const rows = await listLiveOf(ctx.db, memberId);
  return rows.map(({ id, title, imageUrl, deadline }) => ({
    kind: 'offer',
    id,
    title,
    imageUrl,
    waitsFor: 'answer',
    until: deadline,
    amount: null,
  }));
}
