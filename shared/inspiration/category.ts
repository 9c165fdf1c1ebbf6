import type { Category } from '#shared/artworks/categories.ts';
import type { InspirationCategory } from './contract.ts';

const AS_ARTWORK: Record<InspirationCategory, Category> = {
  photography: 'photography',
  'digital-art': 'digital_art',
  'ai-art': 'ai_art',
  'graphic-design': 'graphic_design',
};

/** Two enumerations of the API mean the same, one with hyphens, one with underscores. */
export const artworkCategory = (category: InspirationCategory): Category => AS_ARTWORK[category];
