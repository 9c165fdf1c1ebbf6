import { type Receipt, receiptEndpoints } from '#shared/receipts/contract.ts';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { fullName } from '#shared/kernel/names.ts';
import { call } from '#client/lib/api.ts';
import { queryClient, queryFor, refresh } from '#client/lib/query.ts';

/** The buyer's receipt: the existing one, or a new one in the buyer's own name. Throws `ApiError`. */
export async function ownReceipt(purchaseId: string, me: CurrentUser): Promise<Receipt> {
  const query = queryFor(receiptEndpoints.mine, { query: { purchaseId } });
  const [made] = await queryClient.fetchQuery({ ...query, staleTime: 0 });
  if (made) return made;
  const receipt = await call(receiptEndpoints.create, {
    body: {
      purchaseId,
      receiptType: 'buyer',
      issuedTo: fullName(me) || (me.artistName ?? me.email ?? ''),
      ...(me.email ? { issuedToEmail: me.email } : {}),
    },
  });
  void refresh(receiptEndpoints.mine);
  return receipt;
}
