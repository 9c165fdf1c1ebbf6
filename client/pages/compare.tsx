import { RequireMember } from '#client/layout/require-member.tsx';
import { CompareView } from '#client/features/artworks/compare/compare-view.tsx';
import { t } from '#client/lib/t.ts';
import { Screen } from '#client/ui/screen.tsx';
import { useTitle } from '#client/lib/use-title.ts';

export default function Compare() {
  useTitle(t('Compare'));
  return (
    <RequireMember>
      <Screen>
        <CompareView />
      </Screen>
    </RequireMember>
  );
}
