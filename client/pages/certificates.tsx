import { RequireMember } from '#client/layout/require-member.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { CertificatesView } from '#client/features/certificates/own-list/certificates-view.tsx';
import { useTitle } from '#client/lib/use-title.ts';
import * as texts from './texts.ts';

export default function Certificates() {
  useTitle(texts.certificates);
  return (
    <RequireMember>
      <Screen>
        <CertificatesView />
      </Screen>
    </RequireMember>
  );
}
