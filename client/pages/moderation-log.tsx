import { RequireMember } from '#client/layout/require-member.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { LogView } from '#client/features/moderation/log/log-view.tsx';
import { TeamOnly } from '#client/features/moderation/team-only.tsx';
import { useTitle } from '#client/lib/use-title.ts';
import * as texts from './texts.ts';

export default function ModerationLog() {
  useTitle(texts.moderationLog);
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
