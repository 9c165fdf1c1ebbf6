import { RequireMember } from '#client/layout/require-member.tsx';
import { UnlessSuspended } from '#client/layout/unless-suspended.tsx';
import { Screen, ScreenHead } from '#client/ui/screen.tsx';
import { UploadForm } from '#client/features/artworks/form/upload-form.tsx';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { useTitle } from '#client/lib/use-title.ts';

const Content = () => (
  <Screen>
    <ScreenHead title={t('Upload Artwork')} lede={t('This is how members will see your work.')} />
    <UploadForm member={useMember()} />
  </Screen>
);

export default function Upload() {
  useTitle(t('Upload Artwork'));
  return (
    <RequireMember isWide>
      <UnlessSuspended act={t('upload')}>
        <Content />
      </UnlessSuspended>
    </RequireMember>
  );
}
