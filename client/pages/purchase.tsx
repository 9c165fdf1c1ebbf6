import { useParams } from 'wouter';
import { RequireMember } from '#client/layout/require-member.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { PurchaseScreen } from '#client/features/orders/order-screen.tsx';
import { t } from '#client/lib/t.ts';
import { useTitle } from '#client/lib/use-title.ts';

export default function Purchase() {
  const { id } = useParams<{ id: string }>();
  useTitle(t('Your purchase'));
  return (
    <RequireMember>
      <Screen>
        <PurchaseScreen key={id} id={id} />
      </Screen>
    </RequireMember>
  );
}
