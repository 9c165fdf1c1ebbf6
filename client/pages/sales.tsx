import { RequireMember } from '#client/layout/require-member.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { SalesView } from '#client/features/orders/orders-view.tsx';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { useTitle } from '#client/lib/use-title.ts';

const Content = () => <SalesView userId={useMember().id} />;

export default function Sales() {
  useTitle(t('Sales'));
  return (
    <RequireMember>
      <Screen>
        <Content />
      </Screen>
    </RequireMember>
  );
}
