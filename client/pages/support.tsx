import { RequireMember } from '#client/layout/require-member.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { SupportView } from '#client/features/support/support-view.tsx';
import { t } from '#client/lib/t.ts';
import { useTitle } from '#client/lib/use-title.ts';

export default function Support() {
  useTitle(t('Support'));
  return (
    <RequireMember>
      <Screen>
        <SupportView />
      </Screen>
    </RequireMember>
  );
}
