import { RequireMember } from '#client/layout/require-member.tsx';
import { CompareView } from '#client/features/artworks/compare/compare-view.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { useTitle } from '#client/lib/use-title.ts';
import * as texts from './texts.ts';

export default function Compare() {
  useTitle(texts.compare);
  return (
    <RequireMember>
      <Screen>
        <CompareView />
      </Screen>
    </RequireMember>
  );
}
