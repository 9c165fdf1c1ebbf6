import { expect, test } from 'vitest';
import { ArtworkEdit, type ArtworkDetail } from '#shared/artworks/contract.ts';
import { toWorkBody } from '#shared/drafts/to-work.ts';
import { artworkDetailSample } from '#client/lib/testing/samples.ts';
import { draftOf } from './work-draft.ts';

/** For sale, in an edition, open to offers and shipped, so that every field is sent. */
const work: ArtworkDetail = {
  ...artworkDetailSample,
  description: 'Thrown in one go',
  altText: 'A blue bowl',
  medium: 'Stoneware',
  category: 'handmade_art',
  making: 'by_hand',
  tags: ['blue'],
  isForSale: true,
  isNftAvailable: true,
  allowsAiTraining: true,
  price: '99.00',
  edition: { size: 5, left: 5, next: 1, isFixed: false },
  isOpenToOffers: true,
  leastOffer: '50.00',
  isPhysical: true,
  deliveryCost: '18.50',
  widthMm: 400,
  heightMm: 300,
  depthMm: 20,
};

test('saving a work unchanged sends every field of the contract but its pictures as it was', () => {
  const { edition, ...same } = work;
  const body = toWorkBody(draftOf(work));
  const { images: _, ...fields } = ArtworkEdit.shape;
  expect(Object.keys(body).toSorted()).toEqual(Object.keys(fields).toSorted());
  expect({ ...same, editionSize: edition!.size }).toMatchObject(body);
});
