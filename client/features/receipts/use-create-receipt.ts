import { type Receipt, receiptEndpoints } from '#shared/receipts/contract.ts';
import { problemDetail } from '#client/lib/api.ts';
import { useAction } from '#client/lib/action.ts';
import { refresh } from '#client/lib/query.ts';
import { toast } from '#client/lib/toast.ts';

const FALLBACK = 'Failed to create receipt.';

export function useCreateReceipt(onCreated: (receipt: Receipt) => void) {
  const create = useAction(receiptEndpoints.create, {
    onSuccess: (receipt) => {
      toast({ title: 'Receipt Created', description: 'Receipt has been generated successfully.' });
      onCreated(receipt);
      void refresh(receiptEndpoints.mine);
    },
    onError: (error) =>
      toast({ title: 'Error', description: problemDetail(error) ?? FALLBACK, variant: 'destructive' }),
  });
  return {
    create: create.mutate,
    isPending: create.isPending,
    /** The server's sentence about the last failure, or the general one. */
    refusal: create.error ? (problemDetail(create.error) ?? FALLBACK) : '',
  };
}
