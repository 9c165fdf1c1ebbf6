import { RequireMember } from '#client/layout/require-member.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { PurchasesView } from '#client/features/orders/orders-view.tsx';
import { useTitle } from '#client/lib/use-title.ts';
import * as texts from './texts.ts';

export default function Purchases() {
  useTitle(texts.purchases);
  return (
    <RequireMember>
      <Screen>
        <PurchasesView />
      </Screen>
    </RequireMember>
  );
}
