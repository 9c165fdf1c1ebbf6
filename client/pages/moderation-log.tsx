import { RequireMember } from '#client/layout/require-member.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { LogView } from '#client/features/moderation/log/log-view.tsx';
import { TeamOnly } from '#client/features/moderation/team-only.tsx';
import { t } from '#client/lib/t.ts';
import { useTitle } from '#client/lib/use-title.ts';

export default function ModerationLog() {
  useTitle(t('Moderation log'));
  return (
    <RequireMember>
      <Screen>
        <TeamOnly>
          <LogView />
        </TeamOnly>
      </Screen>
    </RequireMember>
  );
}
