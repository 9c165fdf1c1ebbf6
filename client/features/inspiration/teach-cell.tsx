import { Video } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '#client/ui/base/button.tsx';
import { useMember } from '#client/lib/session.ts';
import { paths } from '#client/paths.ts';
import { UploadButton } from './upload-button.tsx';

/** In the place of the ninth card: how to be among the teachers. */
export function TeachCell({ isArtist }: { isArtist: boolean }) {
  const { id } = useMember();
  return (
    <li className="flex flex-col rounded-md border border-dashed border-edge/60 p-7">
      <Video size={26} aria-hidden className="text-mute" />
      <h2 className="mt-auto pt-8 text-xl">Share what you know</h2>
      <p className="mt-1.5 text-sm text-soft">
        {isArtist
          ? 'Five minutes and one technique are enough.'
          : 'Add an artist name to your profile to upload videos.'}
      </p>
      {isArtist ? (
        <UploadButton>
          <Button variant="outline" className="mt-5 self-start">
            Upload Content
          </Button>
        </UploadButton>
      ) : (
        <Button asChild variant="outline" className="mt-5 self-start">
          <Link href={paths.profile(id)}>Go to your profile</Link>
        </Button>
      )}
    </li>
  );
}
