import { clsx } from 'clsx';
import type { Category } from '#shared/artworks/categories.ts';
import { t } from '#client/lib/t.ts';

export const CATEGORY_NAMES: Record<Category, string> = {
  photography: t('Photography'),
  digital_art: t('Digital Art'),
  ai_art: t('AI Art'),
  graphic_design: t('Graphic Design'),
  handmade_art: t('Handmade Art'),
};
const DOTS: Record<Category, string> = {
  photography: 'bg-cat-photography',
  digital_art: 'bg-cat-digital',
  ai_art: 'bg-cat-ai',
  graphic_design: 'bg-cat-graphic',
  handmade_art: 'bg-cat-handmade',
};

export const Dot = ({ category, className }: { category: Category; className?: string }) => (
  <span aria-hidden className={clsx('size-2 shrink-0 rounded-full', DOTS[category], className)} />
);

export const CategoryDot = ({ category }: { category: Category }) => (
  <span className="inline-flex items-center gap-1.5">
    <Dot category={category} />
    {CATEGORY_NAMES[category]}
  </span>
);
