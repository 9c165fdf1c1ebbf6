import { RequireMember } from '#client/layout/require-member.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { QueueView } from '#client/features/moderation/queue/queue-view.tsx';
import { TeamOnly } from '#client/features/moderation/team-only.tsx';
import { t } from '#client/lib/t.ts';
import { useTitle } from '#client/lib/use-title.ts';

export default function Moderation() {
  useTitle(t('Moderation'));
  return (
    <RequireMember>
      <Screen>
        <TeamOnly>
          <QueueView />
        </TeamOnly>
      </Screen>
    </RequireMember>
  );
}
