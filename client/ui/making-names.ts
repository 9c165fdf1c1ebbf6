/** How a work was made, in the words of the wall label. */
import type { Artwork, Making } from '#shared/artworks/contract.ts';
import { isAiMade } from '#shared/artworks/making.ts';

export const MAKING_NAMES: Record<Making, string> = {
  by_hand: 'Made by hand',
  camera: 'Camera',
  digital: 'Digital',
  ai_assisted: 'AI-assisted',
  ai_generated: 'AI-generated',
};

type Made = Pick<Artwork, 'making' | 'category'>;

/** What says that AI had a part in it, on every card; null where it had none. AI art is always labelled. */
export function aiLabel({ making, category }: Made): string | null {
  if (making && isAiMade(making)) return MAKING_NAMES[making];
  return category === 'ai_art' ? 'AI art' : null;
}

export const makingLabel = (work: Made): string =>
  aiLabel(work) ?? (work.making ? MAKING_NAMES[work.making] : 'Not stated');
