import { DraftAtAddress } from '#client/features/drafts/public.ts';
import { useMember } from '#client/lib/session.ts';
import { UploadForm } from './upload-form.tsx';

export default function UploadScreen() {
  const member = useMember();
  return <DraftAtAddress>{(place) => <UploadForm member={member} {...place} />}</DraftAtAddress>;
}
