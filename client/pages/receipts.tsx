import { siteEndpoints } from '#shared/discovery/landing/contract.ts';
import { RequireMember } from '#client/layout/require-member.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { ReceiptsView } from '#client/features/receipts/receipts-view.tsx';
import { useEndpoint } from '#client/lib/query.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { useTitle } from '#client/lib/use-title.ts';

const Content = () => {
  const config = useEndpoint(siteEndpoints.config, {});
  return (
    <Screen>
      <ReceiptsView me={useMember()} administration={config.data?.administration} />
    </Screen>
  );
};

/** Spec section 2: the message for visitors. */
export default function Receipts() {
  useTitle(t('Receipts'));
  return (
    <RequireMember notice={t('Please sign in to manage receipts.')}>
      <Content />
    </RequireMember>
  );
}
