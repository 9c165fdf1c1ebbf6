import { LoadError } from '#client/ui/base/load-error.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { AddressNotice } from './address-notice.tsx';
import { DigestGroup } from './digest-group.tsx';
import { SettingsGroup } from '#client/ui/settings-group.tsx';
import { KindsTable } from './kinds-table.tsx';
import * as texts from './texts.ts';
import { useSettings } from './use-settings.ts';

/** What the member hears about, by bell and by email; applied at once. */
export function NotificationSettings() {
  const settings = useSettings();
  const { bell, mail } = settings;
  if (!bell.data || !mail.data) {
    return (
      <div className="py-8">
        {bell.isError || mail.isError ? (
          <LoadError
            what={texts.settingsNotLoaded}
            onRetry={() => void Promise.all([bell.refetch(), mail.refetch()])}
          />
        ) : (
          <Skeletons count={8} each="h-14 w-full" />
        )}
      </div>
    );
  }
  const { isOn } = mail.data;
  return (
    <>
      {isOn && <AddressNotice mail={mail.data} />}
      <div className="divide-y divide-line">
        <SettingsGroup title={texts.whatYouHearAbout} body={isOn ? texts.bellAndEmail : texts.bellOnlyHere}>
          <KindsTable settings={settings} mail={mail.data} />
        </SettingsGroup>
        {isOn && <DigestGroup settings={settings} mail={mail.data} />}
      </div>
    </>
  );
}
