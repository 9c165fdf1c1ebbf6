/** https://cv.iptc.org/newscodes/digitalsourcetype/ */
import type { Making } from '#shared/artworks/contract.ts';

export const SOURCE_TYPES: Record<Making, string> = {
  by_hand: 'digitalCapture',
  camera: 'digitalCapture',
  digital: 'digitalCreation',
  ai_assisted: 'compositeWithTrainedAlgorithmicMedia',
  ai_generated: 'trainedAlgorithmicMedia',
};
