import { RequireMember } from '#client/layout/require-member.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { PurchasesView } from '#client/features/orders/orders-view.tsx';
import { t } from '#client/lib/t.ts';
import { useTitle } from '#client/lib/use-title.ts';

export default function Purchases() {
  useTitle(t('Purchases'));
  return (
    <RequireMember>
      <Screen>
        <PurchasesView />
      </Screen>
    </RequireMember>
  );
}
