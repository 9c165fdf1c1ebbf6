import { t } from '#client/lib/t.ts';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { AddressNotice } from './address-notice.tsx';
import { DigestGroup } from './digest-group.tsx';
import { SettingsGroup } from '#client/ui/settings-group.tsx';
import { KindsTable } from './kinds-table.tsx';
import { useSettings } from './use-settings.ts';

/** Settings of notifications by bell and by email; applied at once. */
export function NotificationSettings() {
  const settings = useSettings();
  const { bell, mail } = settings;
  if (!bell.data || !mail.data) {
    return (
      <div className="py-8">
        {bell.isError || mail.isError ? (
          <LoadError
            what={t('Your settings couldn’t be loaded.')}
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
        <SettingsGroup
          title={t('What we notify you about')}
          body={
            isOn
              ? t(
                  'Bell: here on Atelier. Email: likes, comments, followers, messages and saved searches come together in one daily digest. Email with a deadline or about money is sent right away and can’t be turned off.',
                )
              : t('Bell: here on Atelier. This gallery doesn’t send email.')
          }
        >
          <KindsTable settings={settings} mail={mail.data} />
        </SettingsGroup>
        {isOn && <DigestGroup settings={settings} mail={mail.data} />}
      </div>
    </>
  );
}
