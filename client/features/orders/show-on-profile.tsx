import { type Purchase, purchaseEndpoints } from '#shared/orders/contract.ts';
import { certificateEndpoints } from '#shared/certificates/contract.ts';
import { collectionEndpoints } from '#shared/collections/contract.ts';
import { useAction } from '#client/lib/action.ts';
import { sentenceOf } from '#client/lib/api.ts';
import { refresh, useEndpoint } from '#client/lib/query.ts';
import { toast } from '#client/lib/toast.ts';
import { Section } from '#client/ui/section.tsx';
import { Switch } from '#client/ui/switch.tsx';
import * as texts from './texts.ts';

/** The buyer chooses whether the work is on their profile, unless they have transferred it. */
export function ShowOnProfile({ purchase: { id, isShown } }: { purchase: Purchase }) {
  const certificate = useEndpoint(certificateEndpoints.ofPurchase, { params: { id } });
  const { mutate, isPending, variables } = useAction(purchaseEndpoints.show, {
    onSuccess: () => refresh(purchaseEndpoints.get, purchaseEndpoints.mine, collectionEndpoints.holdings),
    onError: (error) => toast({ title: texts.error, description: sentenceOf(error), variant: 'destructive' }),
  });
  if (certificate.data?.isOwner === false) return null;
  return (
    <Section title={texts.worksYouOwn}>
      <Switch
        label={texts.showOnMyProfile}
        hint={texts.withoutThePrice}
        checked={isPending ? variables.body.isShown : isShown}
        onCheckedChange={(now) => mutate({ params: { id }, body: { isShown: now } })}
      />
    </Section>
  );
}
