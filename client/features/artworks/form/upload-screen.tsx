import { ScreenHead } from '#client/ui/screen.tsx';
import { useMember } from '#client/lib/session.ts';
import { UploadForm } from './upload-form.tsx';
import * as texts from './texts.ts';

export default function UploadScreen() {
  return (
    <>
      <ScreenHead title={texts.uploadArtwork} lede={texts.howMembersWillSeeYourWork} />
      <UploadForm member={useMember()} />
    </>
  );
}
