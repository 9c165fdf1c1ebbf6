import { RequireMember } from '#client/layout/require-member.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { SavedView } from '#client/features/collections/saved-view.tsx';
import { t } from '#client/lib/t.ts';
import { useTitle } from '#client/lib/use-title.ts';

export default function Saved() {
  useTitle(t('Saved'));
  return (
    <RequireMember>
      <Screen>
        <SavedView />
      </Screen>
    </RequireMember>
  );
}
