import { RequireMember } from '#client/layout/require-member.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { CertificatesView } from '#client/features/certificates/own-list/certificates-view.tsx';
import { t } from '#client/lib/t.ts';
import { useTitle } from '#client/lib/use-title.ts';

export default function Certificates() {
  useTitle(t('Certificates'));
  return (
    <RequireMember>
      <Screen>
        <CertificatesView />
      </Screen>
    </RequireMember>
  );
}
