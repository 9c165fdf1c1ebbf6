import { useState } from 'react';
import { type DeliveryProfile, deliveryEndpoints as endpoints } from '#shared/delivery/contract.ts';
import { artworkEndpoints } from '#shared/artworks/contract.ts';
import { MoneyInput } from '#shared/kernel/fields.ts';
import { workEndpoints } from '#shared/works/contract.ts';
import { bareAmount } from '#client/lib/amount.ts';
import { refresh } from '#client/lib/query.ts';
import { t, tn } from '#client/lib/t.ts';
import { AmountInput } from '#client/ui/amount-input.tsx';
import { ConfirmAction } from '#client/ui/confirm-action.tsx';
import { Select } from '#client/ui/select.tsx';

interface DeleteProfileProps {
  profile: DeliveryProfile;
  others: DeliveryProfile[];
  onDone?: () => void;
  onClose: () => void;
}

export const refreshDelivery = () =>
  refresh(endpoints.list, endpoints.without, artworkEndpoints.get, workEndpoints.list);

/** Asks which profile, or which single cost, the works of a profile take instead. */
export function DeleteProfile({ profile, others, onDone, onClose }: DeleteProfileProps) {
  const { id, name, worksCount } = profile;
  const [profileId, setProfileId] = useState(others[0]?.id ?? '');
  const [typed, setTyped] = useState('');
  const cost = typed.trim() ? MoneyInput.safeParse(bareAmount(typed)).data : '0.00';
  const isUsed = worksCount > 0;
  const instead = profileId ? { profileId } : { deliveryCost: cost ?? typed };
  return (
    <ConfirmAction
      danger
      endpoint={endpoints.remove}
      input={{ params: { id }, query: isUsed ? instead : {} }}
      title={t('Delete “{name}”?', { name })}
      description={
        isUsed
          ? tn(
              worksCount,
              '{n} work uses this profile. Orders and offers keep what they were promised.',
              '{n} works use this profile. Orders and offers keep what they were promised.',
            )
          : t('No work uses it.')
      }
      submitText={t('Delete')}
      savingText={t('Deleting...')}
      done={t('Delivery profile deleted')}
      onDone={onDone}
      refresh={refreshDelivery}
      onClose={onClose}
    >
      {isUsed && (
        <div className="grid gap-5">
          <Select
            label={t('Its works get')}
            options={[
              ...others.map((other) => [other.id, other.name] as const),
              ['', t('One cost for everywhere')] as const,
            ]}
            value={profileId}
            onChange={({ target }) => setProfileId(target.value)}
          />
          {!profileId && (
            <AmountInput
              label={t('Shipping cost (USD)')}
              hint={t('Leave blank for free shipping.')}
              error={
                cost === undefined ? t('Enter an amount in US dollars, with up to two decimals.') : undefined
              }
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </div>
      )}
    </ConfirmAction>
  );
}
