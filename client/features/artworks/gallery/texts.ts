import { plural } from '#client/lib/sentence.ts';

export const worksNotLoaded = 'The artworks couldn’t be loaded.';
export const artworks = 'Artworks';
export const artworksPart = (index: number) => `Artworks, part ${index}`;
export const artworksShown = (n: number, total: string) =>
  plural(n, { one: `${total} artwork shown`, other: `${total} artworks shown` });
export const moreWorksNotLoaded = 'More artworks couldn’t be loaded.';
export const loading = 'Loading';
export const nft = 'NFT';
export const likeWithCount = (title: string, likesCount: number) =>
  plural(likesCount, {
    one: `Like ${title}, ${likesCount} like`,
    other: `Like ${title}, ${likesCount} likes`,
  });
export const ai = 'AI';
export const sold = 'Sold';
export const priceOnRequest = 'Price on request';
export const all = 'All';
export const handmadeArt = 'Handmade Art';
export const photography = 'Photography';
export const digitalArt = 'Digital Art';
export const aiArt = 'AI Art';
export const featuredArtwork = 'Featured Artwork';
export const filterByCategory = 'Filter by category';
export const wallsAreStillEmpty = 'The walls are still empty';
export const nothingHereYet = 'Nothing here yet';
export const beFirstToHangWork = 'Be the first to hang an artwork.';
export const beFirstInThisCategory = 'Be the first to upload to this category.';
export const uploadArtwork = 'Upload Artwork';
export const artWorthLivingWith = 'Art worth living with.';
export const buyDirectly = (kept: string) =>
  `Buy directly from the people who make it. Artists keep ${kept} of every sale.`;
export const startExploring = 'Start Exploring';
export const sellYourArt = 'Sell Your Art';
export const artWorth = 'Art worth';
export const livingWith = 'living with.';
