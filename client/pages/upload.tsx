import { RequireMember } from '#client/layout/require-member.tsx';
import { UnlessSuspended } from '#client/layout/unless-suspended.tsx';
import { Screen, ScreenHead } from '#client/ui/screen.tsx';
import { UploadForm } from '#client/features/artworks/form/upload-form.tsx';
import { useMember } from '#client/lib/session.ts';
import { useTitle } from '#client/lib/use-title.ts';
import * as texts from './texts.ts';

const Content = () => (
  <Screen>
    <ScreenHead title={texts.uploadArtwork} lede={texts.howMembersWillSeeYourWork} />
    <UploadForm member={useMember()} />
  </Screen>
);

export default function Upload() {
  useTitle(texts.uploadArtwork);
  return (
    <RequireMember isWide>
      <UnlessSuspended act={texts.toUpload}>
        <Content />
      </UnlessSuspended>
    </RequireMember>
  );
}
