import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import type { CertificateProof } from '#shared/certificates/contract.ts';
import { Picture } from '#client/ui/base/picture.tsx';
import { WallLabel } from '#client/ui/base/wall-label.tsx';
import { sizeText } from '#client/lib/work-size.ts';

/** Beside what it says: the work as it hangs on a wall; on a phone a small label, so that what it says comes first. */
export const CertifiedWork = ({ proof, children }: { proof: CertificateProof; children?: ReactNode }) => (
  <div className="max-sm:grid max-sm:grid-cols-[6.5rem_minmax(0,1fr)] max-sm:items-center max-sm:gap-x-4">
    <Picture
      work={proof.artwork}
      sizes="360px"
      className={clsx('h-auto w-full', proof.void && 'opacity-60')}
    />
    <WallLabel
      className="mt-4 text-sm! wrap-anywhere max-sm:mt-0"
      name={proof.artistName}
      title={proof.artwork.title}
    >
      {[proof.artwork.medium, sizeText(proof.artwork)].filter(Boolean).join(', ')}
    </WallLabel>
    {children && <div className="max-sm:col-span-2">{children}</div>}
  </div>
);
