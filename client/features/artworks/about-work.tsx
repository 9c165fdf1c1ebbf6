import { type ReactNode } from 'react';
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import { CategoryDot } from '#client/ui/base/category-dot.tsx';
import { Section } from '#client/ui/section.tsx';
import { count, day } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { sizeText } from '#client/lib/work-size.ts';
import { CreditLine } from './credit-line.tsx';
import { editionText } from './edition.ts';
import { WorkColors } from './work-colors.tsx';
import { TagList } from './work-labels.tsx';

/** The artist's description, then Artwork Details. */
export const AboutWork = ({ artwork }: { artwork: ArtworkDetail }) => (
  <div>
    {(artwork.description || artwork.tags.length > 0 || artwork.colors.length > 0) && (
      <Section title={t('About this work')}>
        {artwork.description && (
          <p dir="auto" className="text-lg wrap-anywhere whitespace-pre-line text-soft">
            {artwork.description}
          </p>
        )}
        <div className="-mx-3 mt-2 lg:hidden">
          <WorkColors colors={artwork.colors} />
        </div>
        <TagList tags={artwork.tags} />
        <CreditLine artwork={artwork} />
      </Section>
    )}
    <section aria-labelledby="details" className="mt-8 first:mt-0">
      <h2 id="details" className="text-lg">
        {t('Artwork Details')}
      </h2>
      <dl className="mt-2 text-sm">
        {rowsOf(artwork).map(([term, value]) => (
          <div key={term} className="flex justify-between gap-6 border-b border-line py-2.5 last:border-0">
            <dt className="text-mute">{term}</dt>
            <dd dir="auto" className="min-w-0 text-right wrap-anywhere text-paper">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  </div>
);

function rowsOf(artwork: ArtworkDetail): [term: string, value: ReactNode][] {
  const size = sizeText(artwork);
  return [
    [t('Created'), day(artwork.createdAt)],
    ...(artwork.edition ? [[t('Edition'), editionText(artwork.edition)] satisfies [string, string]] : []),
    [t('Category'), <CategoryDot key="category" category={artwork.category} />],
    ...(size === null ? [] : [[t('Size'), size] satisfies [string, string]]),
    [t('Views'), count(artwork.viewsCount)],
    [t('Likes'), count(artwork.likesCount)],
    [t('AI training'), artwork.allowsAiTraining ? t('Allowed') : t('Not allowed')],
  ];
}
