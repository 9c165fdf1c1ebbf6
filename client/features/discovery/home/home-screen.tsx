import { Fragment, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { FirstMinutes as Answers } from '#shared/accounts/first-minutes/answers.ts';
import { type HomeSection, arrangeSections, homeBegins } from '#shared/accounts/first-minutes/arrange.ts';
import { lazyPage } from '#client/ui/lazy-page.tsx';
import { ArtistSpotlight } from '#client/features/accounts/public.ts';
import { AdSlot } from '#client/features/ads/public.ts';
import { FeaturedArtwork, HomeHero, useHomeWorks } from '#client/features/artworks/public.ts';
import { InspirationSection } from '#client/features/courses/public.ts';
import { UnlockPanel } from '#client/features/premium/public.ts';
import { isBrowsing } from '#client/lib/browse.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { isPublicGallery } from '#client/lib/prices.ts';
import { useMember } from '#client/lib/session.ts';
import { useBrowse } from '#client/lib/use-browse.ts';
import { useLater } from '#client/lib/use-later.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { MoreToDiscover } from '../browse/more-to-discover.tsx';
import { SinceLastVisit } from './since-last-visit.tsx';

const BrowseView = lazyPage(() =>
  import('../browse/browse-view.tsx').then((m) => ({ default: m.BrowseView })),
);
const SearchResults = lazyPage(() =>
  import('../browse/search-results.tsx').then((m) => ({ default: m.SearchResults })),
);

/** Equal every time, so that nothing is arranged anew. */
const NO_ANSWERS: Pick<Answers, 'interests' | 'mediums'> = { interests: [], mediums: [] };

const FirstSale = lazyPart(() => import('#client/features/accounts/first-minutes/first-sale.tsx'));
const VisitorsQuestion = lazyPart(() => import('#client/features/visitors/question.tsx'));
const FirstMinutes = lazyPart(() => import('#client/features/accounts/first-minutes/panel.tsx'));

function Sections() {
  useTitle('');
  const member = useMember();
  const { lastVisitAt, firstMinutes } = member;
  const { isNew, isStarting, isAsked } = homeBegins(member, isPublicGallery());
  const isLater = useLater();
  const [isOneLine] = useState(isNew || lastVisitAt !== null);
  // Answers move nothing while they are given.
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
  const rows = isLater && (
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
        {isStarting && <FirstSale />}
        {hero}
        {isAsked && <VisitorsQuestion />}
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
export default function HomeScreen() {
  const { browse } = useBrowse();
  if (browse.q === undefined && !isBrowsing(browse)) return <Sections />;
  return <Suspense fallback={null}>{browse.q === undefined ? <BrowseView /> : <SearchResults />}</Suspense>;
}
