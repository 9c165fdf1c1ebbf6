import { RequireMember } from '#client/layout/require-member.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { StatisticsView } from '#client/features/statistics/statistics-view.tsx';
import { useTitle } from '#client/lib/use-title.ts';
import * as texts from './texts.ts';

export default function Statistics() {
  useTitle(texts.statistics);
  return (
    <RequireMember>
      <Screen>
        <StatisticsView />
      </Screen>
    </RequireMember>
  );
}
