import { RequireMember } from '#client/components/layout/require-member.tsx';
import { useHeroWall } from '#client/features/artworks/artwork-queries.ts';
import { FeaturedArtwork } from '#client/features/artworks/featured-artwork.tsx';
import { HomeHero } from '#client/features/artworks/home-hero.tsx';
import { useTitle } from '#client/lib/use-title.ts';

const Content = () => {
  const wall = useHeroWall();
  return (
    <div className="px-4 sm:px-8">
      <HomeHero works={wall.isPending ? undefined : (wall.data ?? [])} />
      <FeaturedArtwork />
    </div>
  );
};

export default function Home() {
  useTitle();
  return (
    <RequireMember>
      <Content />
    </RequireMember>
  );
}
