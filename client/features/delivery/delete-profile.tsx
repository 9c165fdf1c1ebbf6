import { useState } from 'react';
import { type DeliveryProfile, deliveryEndpoints as endpoints } from '#shared/delivery/contract.ts';
import { artworkEndpoints } from '#shared/artworks/contract.ts';
import { workEndpoints } from '#shared/works/contract.ts';
import { refresh } from '#client/lib/query.ts';
import { t, tn } from '#client/lib/t.ts';
import { ConfirmAction } from '#client/ui/confirm-action.tsx';
import { Select } from '#client/ui/select.tsx';
import { SingleCost, costTyped } from './single-cost.tsx';

interface DeleteProfileProps {
  profile: DeliveryProfile;
  others: DeliveryProfile[];
  onDone?: () => void;
  onClose: () => void;
}

export const refreshDelivery = () =>
  refresh(endpoints.list, endpoints.without, artworkEndpoints.get, workEndpoints.list);

/** Asks which profile, or which single cost, the works and drafts of a profile take instead. */
export function DeleteProfile({ profile, others, onDone, onClose }: DeleteProfileProps) {
  const { id, name, worksCount, draftsCount } = profile;
  const [profileId, setProfileId] = useState(others[0]?.id ?? '');
  const [typed, setTyped] = useState('');
  const isUsed = worksCount + draftsCount > 0;
  const instead = profileId ? { profileId } : { deliveryCost: costTyped(typed) ?? typed };
  return (
    <ConfirmAction
      danger
      endpoint={endpoints.remove}
      input={{ params: { id }, query: isUsed ? instead : {} }}
      title={t('Delete “{name}”?', { name })}
      description={
        isUsed
          ? [
              worksCount > 0 &&
                tn(
                  worksCount,
                  '{n} work uses this profile. Orders and offers keep what they were promised.',
                  '{n} works use this profile. Orders and offers keep what they were promised.',
                ),
              draftsCount > 0 &&
                tn(draftsCount, '{n} draft uses this profile.', '{n} drafts use this profile.'),
            ]
              .filter(Boolean)
              .join(' ')
          : t('No works or drafts use it.')
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
            label={t('Switch to')}
            options={[
              ...others.map((other) => [other.id, other.name] as const),
              ['', t('Same cost everywhere')] as const,
            ]}
            value={profileId}
            onChange={({ target }) => setProfileId(target.value)}
          />
          {!profileId && <SingleCost value={typed} onChange={setTyped} />}
        </div>
      )}
    </ConfirmAction>
  );
}
