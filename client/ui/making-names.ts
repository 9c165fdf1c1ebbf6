/** How a work was made, as on its label. */
import type { Artwork, Making } from '#shared/artworks/contract.ts';
import { isAiMade } from '#shared/artworks/making.ts';
import { t } from '#client/lib/t.ts';

export const MAKING_NAMES: Record<Making, string> = {
  by_hand: t('Made by hand'),
  camera: t('Camera'),
  digital: t('Digital'),
  ai_assisted: t('AI-assisted'),
  ai_generated: t('AI-generated'),
};

type Made = Pick<Artwork, 'making' | 'category'>;

/** The AI label on every card; null if no AI was used. AI art is always labeled. */
export function aiLabel({ making, category }: Made): string | null {
  if (making && isAiMade(making)) return MAKING_NAMES[making];
  return category === 'ai_art' ? t('AI art') : null;
}

export const makingLabel = (work: Made): string =>
  aiLabel(work) ?? (work.making ? MAKING_NAMES[work.making] : t('Not stated'));
