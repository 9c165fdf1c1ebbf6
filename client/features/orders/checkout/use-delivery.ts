import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { purchaseEndpoints } from '#shared/orders/contract.ts';
import { type AddressDraft, type AddressErrors, draftOf, readAddress } from '../address/address-draft.ts';
import { useAction } from '#client/lib/action.ts';
import { forgetDraft, useDraft } from '#client/lib/draft.ts';
import { useEndpoint } from '#client/lib/query.ts';
import type { Intent } from './use-intent.ts';
import type { OfferedArtwork } from './use-offer.ts';

const RECENT = { query: { limit: 24 } };

/**
 * The delivery address: as typed in this tab, else that of the last order.
 * It is validated and saved before the card is charged.
 */
export function useDelivery({ id, isPhysical }: OfferedArtwork) {
  const name = `deliver-to:${id}`;
  const recent = useEndpoint(purchaseEndpoints.mine, RECENT, { enabled: isPhysical });
  const last = recent.data?.find(({ shippingAddress }) => shippingAddress)?.shippingAddress ?? null;
  const [typed, setTyped] = useDraft<AddressDraft | null>(name, null);
  const [errors, setErrors] = useState<AddressErrors>({});
  const area = useRef<HTMLElement>(null);
  const save = useAction(purchaseEndpoints.setAddress, {});
  const draft = typed ?? draftOf(last);

  return {
    area,
    draft,
    errors,
    change: (next: AddressDraft) => {
      setTyped(next);
      const isSame = (field: string) =>
        next[field as keyof AddressDraft] === draft[field as keyof AddressDraft];
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => isSame(field))));
    },
    /** Focuses the first invalid field. */
    check: (): boolean => {
      if (!isPhysical) return true;
      const wrong = readAddress(draft).errors;
      flushSync(() => setErrors(wrong ?? {}));
      if (wrong) area.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return !wrong;
    },
    /** Throws the server's error. */
    save: async (intent: Intent): Promise<void> => {
      const { address } = readAddress(draft);
      if (isPhysical && address) {
        await save.mutateAsync({ params: { id: intent.purchaseId }, body: address });
      }
    },
    forget: () => forgetDraft(name),
  };
}
