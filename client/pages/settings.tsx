import { RequireMember } from '#client/layout/require-member.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { NotificationSettings } from '#client/features/mail/settings/notification-settings.tsx';
import { useTitle } from '#client/lib/use-title.ts';
import * as texts from './texts.ts';

export default function Settings() {
  useTitle(texts.notificationSettings);
  return (
    <RequireMember>
      <Screen>
        <div className="max-w-[1180px]">
          <h1 className="border-b border-line pb-6 text-2xl sm:text-3xl">{texts.notificationSettings}</h1>
          <NotificationSettings />
        </div>
      </Screen>
    </RequireMember>
  );
}
