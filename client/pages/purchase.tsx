import { useParams } from 'wouter';
import { RequireMember } from '#client/layout/require-member.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { PurchaseScreen } from '#client/features/orders/order-screen.tsx';
import { useTitle } from '#client/lib/use-title.ts';
import * as texts from './texts.ts';

export default function Purchase() {
  const { id } = useParams<{ id: string }>();
  useTitle(texts.yourPurchase);
  return (
    <RequireMember>
      <Screen>
        <PurchaseScreen key={id} id={id} />
      </Screen>
    </RequireMember>
  );
}
