import { profileEndpoints } from '#shared/accounts/profile/contract.ts';
import { HOME_ARTISTS } from '#shared/kernel/limits.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { SectionHead } from '#client/ui/base/section-head.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { ARTISTS_GRID, ArtistCard } from './artist-card.tsx';

interface ArtistSpotlightProps {
  /** Ids of works shown above; not repeated if the artist has others. */
  shown: string[];
}

/** Artist Spotlight: the first three featured artists. Hidden without artists. */
export function ArtistSpotlight({ shown }: ArtistSpotlightProps) {
  const artists = useEndpoint(profileEndpoints.featured, {});
  if (artists.data?.length === 0) return null;
  return (
    <section aria-labelledby="spotlight-title" className="mb-20">
      <SectionHead id="spotlight-title" title={t('Artist Spotlight')} />
      <Loaded
        query={artists}
        failure={t('The artists couldn’t be loaded.')}
        skeleton={<Skeletons count={HOME_ARTISTS} className={ARTISTS_GRID} each="h-[372px] rounded-lg" />}
      >
        {(featured) => (
          <ul className={ARTISTS_GRID}>
            {featured.slice(0, HOME_ARTISTS).map((artist) => (
              <ArtistCard key={artist.id} artist={artist} shown={shown} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
