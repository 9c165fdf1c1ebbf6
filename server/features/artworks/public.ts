/** The parts of artworks that other features may use. */
export {
  type RankedWork,
  listedColumns,
  selectRanked,
  stateColumns,
  withListed,
} from './texts/card-queries.ts';
export { type CardState, cardArray, cardList, readCards } from './texts/cards.ts';
export { lowestFree, soldNumbers } from './availability-columns.ts';
export { fileName } from './file-name.ts';
export { requireComment, setCommentHidden } from './comments/service.ts';
export { artworkOwner, viewOwner } from './picture-owner.ts';
export { type Pictured, listPictureUrls, listPictures } from './image-queries.ts';
export {
  holdArtwork,
  lockForAgreement,
  lockViewableArtwork,
  publishArtwork,
  requireArtistHere,
  requireArtwork,
  requirePublisher,
} from './service.ts';
export { findHold, keepArtwork, markSold, markUnsold, nextNumberFor } from './edit-queries.ts';
export {
  countCommentsOf,
  labelAsAi,
  lockWorksCommentedBy,
  restoreMaking,
  setArtworkHidden,
  setFileLabel,
  setFeatured,
} from './hide-queries.ts';
