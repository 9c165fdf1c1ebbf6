import { Video } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '#client/ui/base/button.tsx';
import { useMember } from '#client/lib/session.ts';
import { paths } from '#client/paths.ts';
import { UploadButton } from './upload-button.tsx';
import * as texts from './texts.ts';

/** Replaces the ninth card: an invitation to upload. */
export function TeachCell({ isArtist }: { isArtist: boolean }) {
  const { id } = useMember();
  return (
    <li className="flex flex-col rounded-md border border-dashed border-edge/60 p-7">
      <Video size={26} aria-hidden className="text-mute" />
      <h2 className="mt-auto pt-8 text-xl">{texts.shareWhatYouKnow}</h2>
      <p className="mt-1.5 text-sm text-soft">
        {isArtist ? texts.fiveMinutesAndOneTechnique : texts.addArtistName}
      </p>
      {isArtist ? (
        <UploadButton>
          <Button variant="outline" className="mt-5 self-start">
            {texts.uploadContent}
          </Button>
        </UploadButton>
      ) : (
        <Button asChild variant="outline" className="mt-5 self-start">
          <Link href={paths.profile(id)}>{texts.goToYourProfile}</Link>
        </Button>
      )}
    </li>
  );
}
