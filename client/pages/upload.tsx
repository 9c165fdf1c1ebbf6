import { RequireMember } from '#client/layout/require-member.tsx';
import { Screen, ScreenHead } from '#client/ui/screen.tsx';
import { UploadForm } from '#client/features/artworks/form/upload-form.tsx';
import { useMember } from '#client/lib/session.ts';
import { useTitle } from '#client/lib/use-title.ts';

const Content = () => (
  <Screen>
    <ScreenHead
      title="Upload Artwork"
      lede="Picture first, label beside it: this is how members will see the work."
    />
    <UploadForm member={useMember()} />
  </Screen>
);

export default function Upload() {
  useTitle('Upload Artwork');
  return (
    <RequireMember>
      <Content />
    </RequireMember>
  );
}
