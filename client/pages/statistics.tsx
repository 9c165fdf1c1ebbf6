import { RequireMember } from '#client/layout/require-member.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { StatisticsView } from '#client/features/statistics/statistics-view.tsx';
import { t } from '#client/lib/t.ts';
import { useTitle } from '#client/lib/use-title.ts';

export default function Statistics() {
  useTitle(t('Statistics'));
  return (
    <RequireMember>
      <Screen>
        <StatisticsView />
      </Screen>
    </RequireMember>
  );
}
