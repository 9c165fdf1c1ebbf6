import { useMemo } from 'react';
import { Check, TriangleAlert } from 'lucide-react';
import type { MailSettings } from '#shared/mail/contract.ts';
import { Chip } from '#client/ui/chip.tsx';
import { Select } from '#client/ui/select.tsx';
import { fill } from '#client/lib/sentence.ts';
import { SettingsGroup } from '#client/ui/settings-group.tsx';
import * as texts from './texts.ts';
import type { Settings } from './use-settings.ts';
import { listZones } from './zones.ts';

function AddressChip({ address }: Pick<MailSettings, 'address'>) {
  if (address === 'unknown') return <span className="text-mute">{texts.unknownAddress}</span>;
  if (address === 'verified')
    return (
      <Chip tone="ok" icon={Check}>
        {texts.verified}
      </Chip>
    );
  return (
    <Chip tone="danger" icon={TriangleAlert}>
      {address === 'returned' ? texts.returned : texts.notVerified}
    </Chip>
  );
}

/** When the digest comes, in which language, and where to. */
export function DigestGroup({ settings, mail }: { settings: Settings; mail: MailSettings }) {
  const zone = mail.timeZone ?? 'UTC';
  const zones = useMemo(() => listZones(zone), [zone]);
  return (
    <SettingsGroup title={texts.dailyDigest} body={texts.onlyWithSomethingNew}>
      <div className="grid gap-6 sm:grid-cols-2">
        <Select
          label={texts.timeZone}
          hint={texts.nineInThisZone}
          options={zones}
          value={zone}
          onChange={({ target }) => settings.setLocale({ timeZone: target.value })}
        />
        <Select
          label={texts.language}
          hint={texts.forEmailAndDates}
          options={[['en', texts.english]]}
          value={mail.language ?? 'en'}
          onChange={() => settings.setLocale({ language: 'en' })}
        />
      </div>
      {mail.email !== null && (
        <p className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-soft">
          <span className="wrap-anywhere">
            {fill(texts.sentTo, { address: <span className="text-paper">{mail.email}</span> })}
          </span>
          <AddressChip address={mail.address} />
        </p>
      )}
    </SettingsGroup>
  );
}
