import { SectionHead } from '#client/ui/base/section-head.tsx';
import { EndlessGallery } from '#client/features/artworks/public.ts';
import { t } from '#client/lib/t.ts';

const EVERYTHING = {};

interface MoreToDiscoverProps {
  /** Ids of the works in Featured Artwork. */
  shown: readonly string[];
}

/** Below Home's sections: all works, newest first, except those in Featured Artwork. */
export const MoreToDiscover = ({ shown }: MoreToDiscoverProps) => (
  <section aria-labelledby="more-title" className="mb-10">
    <SectionHead id="more-title" title={t('More to discover')} body={t('Every artwork, newest first.')} />
    <EndlessGallery
      query={EVERYTHING}
      skip={shown}
      empty={<p className="text-sm text-mute">{t('New artworks will appear here.')}</p>}
    />
  </section>
);
