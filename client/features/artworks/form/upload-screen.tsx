import { ScreenHead } from '#client/ui/screen.tsx';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { UploadForm } from './upload-form.tsx';

export default function UploadScreen() {
  return (
    <>
      <ScreenHead title={t('Upload Artwork')} lede={t('This is how members will see your work.')} />
      <UploadForm member={useMember()} />
    </>
  );
}
