import type { Category } from '#shared/artworks/categories.ts';
import type { LandingWork } from '#shared/discovery/landing/contract.ts';
import { CATEGORY_NAMES, Dot } from '#client/ui/base/category-dot.tsx';
import { Picture } from '#client/ui/base/picture.tsx';
import { SectionHead } from '#client/ui/base/section-head.tsx';
import * as texts from './texts.ts';

const FEATURES = [
  { category: 'photography', text: texts.singleFramesAndLongSeries },
  {
    category: 'digital_art',
    text: texts.paintedDrawnOrGenerated,
  },
  {
    category: 'ai_art',
    text: texts.alwaysLabeled,
  },
  { category: 'graphic_design', text: texts.postersRisographsAndType },
] as const satisfies readonly { category: Category; text: string }[];

function Example({ work }: { work: LandingWork | undefined }) {
  if (!work) return <div className="aspect-[4/5] rounded-art bg-raised" />;
  return (
    <Picture
      work={work}
      loading="lazy"
      className="aspect-[4/5] w-full object-cover"
      sizes="(width < 64rem) 50vw, 330px"
    />
  );
}

export const Features = ({ works }: { works: LandingWork[] | undefined }) => (
  <section aria-labelledby="features" className="mb-20 scroll-mt-24">
    <SectionHead id="features" title={texts.roomForEveryMedium} body={texts.startWithTheseFour} />
    <ul className="grid grid-cols-2 gap-x-3 gap-y-9 sm:gap-x-6 lg:grid-cols-4">
      {FEATURES.map(({ category, text }) => {
        const work = works?.find((candidate) => candidate.category === category);
        return (
          <li key={category} className="flex flex-col">
            {works?.length !== 0 && <Example work={work} />}
            <h3 className="mt-4 flex items-center gap-2.5 text-lg sm:text-xl">
              <Dot category={category} />
              {CATEGORY_NAMES[category]}
            </h3>
            <p className="mt-1 text-sm text-soft">{text}</p>
            {work && (
              <p className="mt-2 text-xs text-mute">
                {work.artistName}, <em>{work.title}</em>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  </section>
);
