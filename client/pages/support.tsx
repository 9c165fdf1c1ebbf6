import { RequireMember } from '#client/layout/require-member.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { SupportView } from '#client/features/support/support-view.tsx';
import { useTitle } from '#client/lib/use-title.ts';
import * as texts from './texts.ts';

export default function Support() {
  useTitle(texts.support);
  return (
    <RequireMember>
      <Screen>
        <SupportView />
      </Screen>
    </RequireMember>
  );
}
