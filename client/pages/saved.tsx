import { RequireMember } from '#client/layout/require-member.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { SavedView } from '#client/features/collections/saved-view.tsx';
import { useTitle } from '#client/lib/use-title.ts';
import * as texts from './texts.ts';

export default function Saved() {
  useTitle(texts.saved);
  return (
    <RequireMember>
      <Screen>
        <SavedView />
      </Screen>
    </RequireMember>
  );
}
