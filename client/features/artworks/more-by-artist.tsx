import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { paths } from '#client/paths.ts';
import { useWorksBy } from './use-works-by.ts';
import { GalleryRows, GallerySkeleton } from './gallery/gallery-rows.tsx';
import * as texts from './texts.ts';

const SHOWN = 5;

/** More works by the artist; hidden if there are none. */
export function MoreByArtist({ artwork }: { artwork: ArtworkDetail }) {
  const works = useWorksBy(artwork.userId, SHOWN + 1);
  const others = works.data?.filter(({ id }) => id !== artwork.id).slice(0, SHOWN);
  if (others?.length === 0) return null;
  return (
    <section aria-labelledby="more" className="mt-16 px-4 sm:px-0 lg:mt-20">
      <div className="mb-6 flex items-end justify-between gap-4">
        <h2 id="more" className="min-w-0 wrap-anywhere text-2xl">
          {texts.moreBy(displayName(artwork.user))}
        </h2>
        <Button asChild variant="quiet" size="sm" className="-mr-4">
          <Link href={paths.profile(artwork.userId)}>
            {texts.portfolio}
            <ArrowRight size={16} aria-hidden />
          </Link>
        </Button>
      </div>
      <Loaded
        query={{ ...works, data: others }}
        failure={texts.otherWorksNotLoaded}
        skeleton={<GallerySkeleton count={SHOWN} />}
      >
        {(shown) => <GalleryRows works={shown} label={texts.moreBy(displayName(artwork.user))} />}
      </Loaded>
    </section>
  );
}
