import { RequireMember } from '#client/layout/require-member.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { QueueView } from '#client/features/moderation/queue/queue-view.tsx';
import { TeamOnly } from '#client/features/moderation/team-only.tsx';
import { useTitle } from '#client/lib/use-title.ts';
import * as texts from './texts.ts';

export default function Moderation() {
  useTitle(texts.moderation);
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
