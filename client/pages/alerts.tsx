import { RequireMember } from '#client/layout/require-member.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { AlertsView } from '#client/features/alerts/alerts-view.tsx';
import { useTitle } from '#client/lib/use-title.ts';
import * as texts from './texts.ts';

export default function Alerts() {
  useTitle(texts.alerts);
  return (
    <RequireMember>
      <Screen>
        <AlertsView />
      </Screen>
    </RequireMember>
  );
}
