import { RequireMember } from '#client/layout/require-member.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { OffersView } from '#client/features/offers/offers-view.tsx';
import { t } from '#client/lib/t.ts';
import { useTitle } from '#client/lib/use-title.ts';

export default function Offers() {
  useTitle(t('Offers'));
  return (
    <RequireMember>
      <Screen>
        <OffersView />
      </Screen>
    </RequireMember>
  );
}
