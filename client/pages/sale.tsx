import { useParams } from 'wouter';
import { RequireMember } from '#client/layout/require-member.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { SaleScreen } from '#client/features/orders/order-screen.tsx';
import { useTitle } from '#client/lib/use-title.ts';
import * as texts from './texts.ts';

export default function Sale() {
  const { id } = useParams<{ id: string }>();
  useTitle(texts.yourSale);
  return (
    <RequireMember>
      <Screen>
        <SaleScreen key={id} id={id} />
      </Screen>
    </RequireMember>
  );
}
