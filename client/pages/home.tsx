import { Fragment, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { FirstMinutes as Answers } from '#shared/accounts/first-minutes/answers.ts';
import { type HomeSection, arrangeSections } from '#shared/accounts/first-minutes/arrange.ts';
import { lazyPage } from '#client/layout/lazy-page.tsx';
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

const BrowseView = lazyPage(
  () => import('#client/features/discovery/browse/browse-view.tsx').then((m) => ({ default: m.BrowseView })),
  true,
);
const SearchResults = lazyPage(
  () =>
    import('#client/features/discovery/browse/search-results.tsx').then((m) => ({
      default: m.SearchResults,
    })),
  true,
);

/** Equal every time, so that nothing is arranged anew. */
const NO_ANSWERS: Pick<Answers, 'interests' | 'mediums'> = { interests: [], mediums: [] };

const FirstMinutes = lazyPart(() => import('#client/features/discovery/home/first-minutes/panel.tsx'));

function Sections() {
  useTitle();
  const { lastVisitAt, suspendedUntil, firstMinutes } = useMember();
  const isNew = firstMinutes?.isOpen === true && !lastVisitAt && !suspendedUntil;
  const [isOneLine] = useState(isNew || lastVisitAt !== null);
  // While they are given, answers move nothing.
  const { interests, mediums } = (!isNew && firstMinutes) || NO_ANSWERS;
  const works = useHomeWorks(mediums);
  const featured = useMemo(() => works.data?.featured.map(({ id }) => id) ?? [], [works.data]);
  const wall = isOneLine ? [] : (works.data?.wall ?? []).map(({ id }) => id);
  const sections: Record<HomeSection, ReactNode> = {
    featured: <FeaturedArtwork mediums={mediums} />,
    spotlight: <ArtistSpotlight shown={[...wall, ...featured]} />,
    inspiration: <InspirationSection />,
    unlock: <UnlockPanel picture={works.data?.closing} />,
  };
  const rows = (
    <>
      <AdSlot className="mb-14" />
      {arrangeSections(interests).map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
      <MoreToDiscover shown={featured} />
    </>
  );
  const hero = (
    <HomeHero works={works.isPending ? undefined : (works.data?.wall ?? [])} isOneLine={isOneLine} />
  );
  return (
    <div className="px-4 sm:px-8">
      <Suspense fallback={<div className="min-h-dvh" />}>
        {isNew && <FirstMinutes hasWorks={works.data?.featured.length !== 0} />}
        {hero}
        {lastVisitAt ? (
          <SinceLastVisit key={lastVisitAt.getTime()} since={lastVisitAt}>
            {rows}
          </SinceLastVisit>
        ) : (
          rows
        )}
      </Suspense>
    </div>
  );
}

/** The sections, or what the URL asks for: a search, a feed, a category. */
function Content() {
  const { browse } = useBrowse();
  if (browse.q === undefined && !isBrowsing(browse)) return <Sections />;
  return <Suspense fallback={null}>{browse.q === undefined ? <BrowseView /> : <SearchResults />}</Suspense>;
}

export default function Home() {
  return (
    <RequireMember>
      <Content />
    </RequireMember>
  );
}
