/** How a work was made, as on its label. */
import type { Artwork, Making } from '#shared/artworks/contract.ts';
import { isAiMade } from '#shared/artworks/making.ts';
import * as texts from './texts.ts';

export const MAKING_NAMES: Record<Making, string> = {
  by_hand: texts.madeByHand,
  camera: texts.camera,
  digital: texts.digital,
  ai_assisted: texts.aiAssisted,
  ai_generated: texts.aiGenerated,
};

type Made = Pick<Artwork, 'making' | 'category'>;

/** The AI label on every card; null if no AI was used. AI art is always labeled. */
export function aiLabel({ making, category }: Made): string | null {
  if (making && isAiMade(making)) return MAKING_NAMES[making];
  return category === 'ai_art' ? texts.aiArt : null;
}

export const makingLabel = (work: Made): string =>
  aiLabel(work) ?? (work.making ? MAKING_NAMES[work.making] : texts.notStated);
