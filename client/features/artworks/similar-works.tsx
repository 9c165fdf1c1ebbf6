import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import { similarEndpoints } from '#shared/discovery/similar/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { rememberList } from '#client/lib/came-from.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { paths } from '#client/paths.ts';
import { GalleryRows, GallerySkeleton } from './gallery/gallery-rows.tsx';
import * as texts from './texts.ts';

/** Works like this one; left out if there are none. */
export function SimilarWorks({ artwork: { id, colors } }: { artwork: Pick<ArtworkDetail, 'id' | 'colors'> }) {
  const works = useEndpoint(similarEndpoints.similar, { params: { id } });
  if (works.data?.length === 0) return null;
  const [largest] = colors;
  return (
    <section aria-labelledby="similar" className="mt-16 px-4 sm:px-0 lg:mt-20">
      <div className="mb-6 flex items-end justify-between gap-4">
        <div className="min-w-0">
          <h2 id="similar" className="text-2xl">
            {texts.similarWorks}
          </h2>
          <p className="mt-1 text-sm text-mute">{texts.byColorSubjectAndLikes}</p>
        </div>
        {largest && (
          <Button asChild variant="quiet" size="sm" className="-mr-4">
            <Link href={paths.browse({ q: `#${largest.hex}` })}>
              {texts.moreInTheseColors}
              <ArrowRight size={16} aria-hidden />
            </Link>
          </Button>
        )}
      </div>
      <Loaded query={works} failure={texts.similarNotLoaded} skeleton={<GallerySkeleton count={8} />}>
        {(shown) => (
          <GalleryRows
            works={shown}
            label={texts.similarWorks}
            onOpen={() => rememberList(shown.map((work) => work.id))}
          />
        )}
      </Loaded>
    </section>
  );
}
