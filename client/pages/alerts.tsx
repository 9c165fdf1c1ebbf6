import { RequireMember } from '#client/layout/require-member.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { AlertsView } from '#client/features/alerts/alerts-view.tsx';
import { t } from '#client/lib/t.ts';
import { useTitle } from '#client/lib/use-title.ts';

export default function Alerts() {
  useTitle(t('Alerts'));
  return (
    <RequireMember>
      <Screen>
        <AlertsView />
      </Screen>
    </RequireMember>
  );
}
