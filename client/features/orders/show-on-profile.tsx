import { type Purchase, purchaseEndpoints } from '#shared/orders/contract.ts';
import { certificateEndpoints } from '#shared/certificates/contract.ts';
import { collectionEndpoints } from '#shared/collections/contract.ts';
import { toastError, useAction } from '#client/lib/action.ts';
import { refresh, useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { Section } from '#client/ui/section.tsx';
import { Switch } from '#client/ui/switch.tsx';

/** The buyer chooses whether the work is on their profile, unless they have transferred it. */
export function ShowOnProfile({ purchase: { id, isShown } }: { purchase: Purchase }) {
  const certificate = useEndpoint(certificateEndpoints.ofPurchase, { params: { id } });
  const { mutate, isPending, variables } = useAction(purchaseEndpoints.show, {
    onSuccess: () => refresh(purchaseEndpoints.get, purchaseEndpoints.mine, collectionEndpoints.holdings),
    onError: (error) => toastError(error),
  });
  if (certificate.data?.isOwner === false) return null;
  return (
    <Section title={t('Works you own')}>
      <Switch
        label={t('Show on my profile')}
        hint={t('Others see the work and when you bought it, never the price.')}
        checked={isPending ? variables.body.isShown : isShown}
        onCheckedChange={(now) => mutate({ params: { id }, body: { isShown: now } })}
      />
    </Section>
  );
}
