import { type Receipt, receiptEndpoints } from '#shared/receipts/contract.ts';
import { problemDetail } from '#client/lib/api.ts';
import { useAction } from '#client/lib/action.ts';
import { refresh } from '#client/lib/query.ts';
import { toast } from '#client/lib/toast.ts';
import * as texts from './texts.ts';

const FALLBACK = texts.failedToCreateReceipt;

export function useCreateReceipt(onCreated: (receipt: Receipt) => void) {
  const create = useAction(receiptEndpoints.create, {
    onSuccess: (receipt) => {
      toast({ title: texts.receiptCreated, description: texts.receiptHasBeenGenerated });
      onCreated(receipt);
      void refresh(receiptEndpoints.mine);
    },
    onError: (error) =>
      toast({ title: texts.error, description: problemDetail(error) ?? FALLBACK, variant: 'destructive' }),
  });
  return {
    create: create.mutate,
    isPending: create.isPending,
    /** The server's message about the last failure, or the general one. */
    refusal: create.error ? (problemDetail(create.error) ?? FALLBACK) : '',
  };
}
