import { Suspense } from 'react';
import { RequireMember } from '#client/layout/require-member.tsx';
import { useHomeWorks } from '#client/features/artworks/artwork-queries.ts';
import { MoreToDiscover } from '#client/features/discovery/browse/more-to-discover.tsx';
import { SinceLastVisit } from '#client/features/discovery/home/since-last-visit.tsx';
import { AdSlot } from '#client/features/ads/banner/ad-slot.tsx';
import { FeaturedArtwork } from '#client/features/artworks/gallery/featured-artwork.tsx';
import { HomeHero } from '#client/features/artworks/gallery/home-hero.tsx';
import { InspirationSection } from '#client/features/courses/inspiration-section.tsx';
import { ArtistSpotlight } from '#client/features/accounts/profile/artist-spotlight.tsx';
import { UnlockPanel } from '#client/features/premium/unlock-panel.tsx';
import { isBrowsing } from '#client/lib/browse.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useMember } from '#client/lib/session.ts';
import { useBrowse } from '#client/lib/use-browse.ts';
import { useTitle } from '#client/lib/use-title.ts';

const BrowseView = lazyPart(() =>
  import('#client/features/discovery/browse/browse-view.tsx').then((m) => ({ default: m.BrowseView })),
);
const SearchResults = lazyPart(() =>
  import('#client/features/discovery/browse/search-results.tsx').then((m) => ({ default: m.SearchResults })),
);

function Sections() {
  useTitle();
  const { lastVisitAt } = useMember();
  const works = useHomeWorks();
  const above = [...(lastVisitAt ? [] : (works.data?.wall ?? [])), ...(works.data?.featured ?? [])];
  const rows = (
    <>
      <AdSlot className="mb-14" />
      <FeaturedArtwork />
      <ArtistSpotlight shown={above.map(({ id }) => id)} />
      <InspirationSection />
      <UnlockPanel picture={works.data?.closing} />
      <MoreToDiscover />
    </>
  );
  return (
    <div className="px-4 sm:px-8">
      <HomeHero
        works={works.isPending ? undefined : (works.data?.wall ?? [])}
        isReturning={lastVisitAt !== null}
      />
      {lastVisitAt ? (
        <SinceLastVisit key={lastVisitAt.getTime()} since={lastVisitAt}>
          {rows}
        </SinceLastVisit>
      ) : (
        rows
      )}
    </div>
  );
}

/** The sections, or what the URL asks for: a search, a feed, a category. */
function Content() {
  const { browse } = useBrowse();
  if (browse.q === undefined && !isBrowsing(browse)) return <Sections />;
  return (
    <Suspense fallback={null}>
      {browse.q === undefined ? <BrowseView /> : <SearchResults words={browse.q} />}
    </Suspense>
  );
}

export default function Home() {
  return (
    <RequireMember>
      <Content />
    </RequireMember>
  );
}
