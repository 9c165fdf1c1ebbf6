import { Award, Hash } from 'lucide-react';
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import { fill } from '#client/lib/sentence.ts';
import * as texts from './edition-texts.ts';

const LINE = 'flex items-center gap-2';

/** What a purchase comes with. */
export default function CertificateLine({ edition }: Pick<ArtworkDetail, 'edition'>) {
  return (
    <ul className="mt-4 grid gap-1.5 text-sm text-soft">
      <li className={LINE}>
        <Award size={16} aria-hidden className="shrink-0 text-mute" />
        {texts.certificateIncluded}
      </li>
      {edition && edition.next !== null && (
        <li className={LINE}>
          <Hash size={16} aria-hidden className="shrink-0 text-mute" />
          <span>
            {fill(texts.numbered, {
              number: <span className="num text-paper">{edition.next}</span>,
              size: <span className="num text-paper">{edition.size}</span>,
            })}
          </span>
        </li>
      )}
    </ul>
  );
}
