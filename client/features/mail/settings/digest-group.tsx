import { useMemo } from 'react';
import { Check, TriangleAlert } from '#client/ui/icons.ts';
import type { MailSettings } from '#shared/mail/contract.ts';
import { t, tx } from '#client/lib/t.ts';
import { Chip } from '#client/ui/chip.tsx';
import { Select } from '#client/ui/select.tsx';
import { SettingsGroup } from '#client/ui/settings-group.tsx';
import type { Settings } from './use-settings.ts';
import { listZones } from './zones.ts';

function AddressChip({ address }: Pick<MailSettings, 'address'>) {
  if (address === 'unknown')
    return <span className="text-mute">{t('You’ll start getting emails the next time you sign in.')}</span>;
  if (address === 'verified')
    return (
      <Chip tone="ok" icon={Check}>
        {t('Verified')}
      </Chip>
    );
  return (
    <Chip tone="danger" icon={TriangleAlert}>
      {address === 'returned' ? t('Bounced') : t('Not verified')}
    </Chip>
  );
}

/** When the digest comes, in which language, and where to. */
export function DigestGroup({ settings, mail }: { settings: Settings; mail: MailSettings }) {
  const zone = mail.timeZone ?? 'UTC';
  const zones = useMemo(() => listZones(zone), [zone]);
  return (
    <SettingsGroup title={t('Daily digest')} body={t('Sent only on days with something new.')}>
      <div className="grid gap-6 sm:grid-cols-2">
        <Select
          label={t('Time zone')}
          hint={t('The digest arrives at 9:00 AM in this zone.')}
          options={zones}
          value={zone}
          onChange={({ target }) => settings.setLocale({ timeZone: target.value })}
        />
        <Select
          label={t('Language')}
          hint={t('For email and dates.')}
          options={[['en', t('English')]]}
          value={mail.language ?? 'en'}
          onChange={() => settings.setLocale({ language: 'en' })}
        />
      </div>
      {mail.email !== null && (
        <p className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-soft">
          <span className="wrap-anywhere">
            {tx('Sent to {address}', { address: <span className="text-paper">{mail.email}</span> })}
          </span>
          <AddressChip address={mail.address} />
        </p>
      )}
    </SettingsGroup>
  );
}
