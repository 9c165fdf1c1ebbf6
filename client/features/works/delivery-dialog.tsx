import { useState } from 'react';
import { toCents } from '#shared/kernel/money.ts';
import { type DeliveryProfile, deliveryEndpoints } from '#shared/delivery/contract.ts';
import type { OwnWork } from '#shared/works/contract.ts';
import { ProfileChoice, SingleCost, costTyped } from '#client/features/delivery/public.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { typedCents } from '#client/lib/amount.ts';
import { shortUsd } from '#client/lib/format.ts';
import { t, tn } from '#client/lib/t.ts';
import { Switch } from '#client/ui/switch.tsx';
import { ChangeDialog, type DialogProps } from './change-dialog.tsx';
import { planFor } from './plan.ts';

interface Delivery {
  isPhysical: boolean;
  deliveryCost: string;
  deliveryProfileId: string | null;
}

function nameOf({ isPhysical, deliveryCost, deliveryProfileId }: Delivery, profiles: Profiles): string {
  if (!isPhysical) return t('A file');
  if (deliveryProfileId)
    return profiles.find(({ id }) => id === deliveryProfileId)?.name ?? t('A delivery profile');
  const cents = typedCents(deliveryCost) ?? 0;
  return cents === 0 ? t('Free shipping') : t('Shipping {cost}', { cost: shortUsd(cents / 100) });
}

type Profiles = readonly Pick<DeliveryProfile, 'id' | 'name'>[];
const deliveryOf = ({ work, draft }: OwnWork): Delivery => work ?? draft!;

/** Whether the chosen works are shipped, and by which delivery profile or at what cost. */
export default function DeliveryDialog({ rows, ...dialog }: DialogProps) {
  const profiles = useEndpoint(deliveryEndpoints.list, {}).data ?? [];
  const [isPhysical, setPhysical] = useState(true);
  const [profileId, setProfileId] = useState('');
  const [typed, setTyped] = useState('');
  const cost = costTyped(typed);
  const after: Delivery | null =
    cost === undefined && isPhysical && !profileId
      ? null
      : {
          isPhysical,
          deliveryCost: isPhysical && !profileId ? cost! : '0.00',
          deliveryProfileId: isPhysical && profileId ? profileId : null,
        };
  const planned = rows.map((row) => {
    const before = nameOf(deliveryOf(row), profiles);
    return planFor(row, {
      fields: after ?? {},
      typed: after && {
        isPhysical,
        deliveryCost: toCents(after.deliveryCost) > 0 ? after.deliveryCost : '',
        deliveryProfileId: after.deliveryProfileId ?? '',
      },
      before,
      after: after ? nameOf(after, profiles) : before,
    });
  });
  return (
    <ChangeDialog
      {...dialog}
      action="delivery"
      title={t('Delivery')}
      planned={planned}
      submitText={(n) => tn(n, 'Change {n} work', 'Change {n} works')}
    >
      <Switch
        label={t('Physical work')}
        hint={t('You ship it to the buyer.')}
        checked={isPhysical}
        onCheckedChange={setPhysical}
      />
      {isPhysical && (
        <ProfileChoice value={profileId} onChange={setProfileId}>
          <SingleCost value={typed} onChange={setTyped} />
        </ProfileChoice>
      )}
    </ChangeDialog>
  );
}
