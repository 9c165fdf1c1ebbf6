import { Video } from '#client/ui/icons.ts';
import { Link } from 'wouter';
import { Button } from '#client/ui/base/button.tsx';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { UploadButton } from './upload-button.tsx';

/** Replaces the ninth card: an invitation to upload. */
export function TeachCell({ isArtist }: { isArtist: boolean }) {
  const { id } = useMember();
  return (
    <li className="flex flex-col rounded-md border border-dashed border-edge/60 p-7">
      <Video size={26} aria-hidden className="text-mute" />
      <h2 className="mt-auto pt-8 text-xl">{t('Share what you know')}</h2>
      <p className="mt-1.5 text-sm text-soft">
        {isArtist
          ? t('One technique in five minutes is all it takes.')
          : t('Add an artist name to your profile to upload videos.')}
      </p>
      {isArtist ? (
        <UploadButton>
          <Button variant="outline" className="mt-5 self-start">
            {t('Upload Content')}
          </Button>
        </UploadButton>
      ) : (
        <Button asChild variant="outline" className="mt-5 self-start">
          <Link href={paths.profile(id)}>{t('Go to your profile')}</Link>
        </Button>
      )}
    </li>
  );
}
