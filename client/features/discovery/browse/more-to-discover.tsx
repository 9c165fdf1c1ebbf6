import { HOME_ARTWORKS } from '#shared/kernel/limits.ts';
import { SectionHead } from '#client/ui/base/section-head.tsx';
import { EndlessGallery } from '#client/features/artworks/public.ts';
import * as texts from '../texts.ts';

const EVERYTHING = {};

/** Below Home's sections: all works, newest first, except those in Featured Artwork. */
export const MoreToDiscover = () => (
  <section aria-labelledby="more-title" className="mb-10">
    <SectionHead id="more-title" title={texts.moreToDiscover} body={texts.everyWork} />
    <EndlessGallery
      query={EVERYTHING}
      skip={HOME_ARTWORKS}
      empty={<p className="text-sm text-mute">{texts.newWorksWillAppearHere}</p>}
    />
  </section>
);
