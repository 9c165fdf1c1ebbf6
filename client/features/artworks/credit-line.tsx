import { Link } from 'wouter';
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';

/** Links to author, source and license of a licensed work. */
export const CreditLine = ({ artwork: { license } }: { artwork: ArtworkDetail }) =>
  license &&
  license !== 'CC0-1.0' && (
    <p className="mt-4 text-xs text-mute">
      <Link
        href={paths.credits()}
        className="text-soft underline decoration-edge underline-offset-4 hover:text-paper"
      >
        {t('Photo credit and license')}
      </Link>
    </p>
  );
