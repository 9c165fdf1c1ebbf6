import { plural } from '#client/lib/sentence.ts';

export const compare = 'Compare';
export const worksAtTrueSize = (n: number) =>
  plural(n, { one: '{n} work', other: '{n} works at true relative size' });
export const worksAtEqualHeight = (n: number) =>
  plural(n, { one: '{n} work', other: '{n} works at equal height' });
/** A sentence after the last. */
export const sizesMissing = (n: number) =>
  plural(n, { one: '. One has no size yet.', other: `. ${n} have no size yet.` });
export const trueScaleAppears = 'True scale appears when all works have a width and a height.';
export const worksSideBySide = (n: number) => plural(n, { one: '{n} work', other: '{n} works side by side' });
export const cancel = 'Cancel';
export const worksToCompare = 'Works to compare';
export const chosen = (n: number) =>
  n === 0 ? 'Choose two to four works.' : n === 4 ? '4 of 4 chosen.' : `${n} of 4 chosen.`;
export const compareChosen = (n: number) => `Compare ${n} works`;
export const addAWork = 'Add a work';
export const nothingToCompare = 'Nothing to compare yet';
export const chooseTwoToFour = 'Choose two to four works to see them side by side.';
export const addAnother = 'Add another work to compare it with.';
export const comparison = 'Comparison';
export const detail = 'Detail';
export const actions = 'Actions';
export const price = 'Price';
export const size = 'Size';
export const medium = 'Medium';
export const year = 'Year';
export const category = 'Category';
export const type = 'Type';
export const notGiven = 'Not given';
export const sold = 'Sold';
export const onHoldUntil = (when: string) => `On hold until ${when}`;
export const priceOnRequest = 'Price on request';
export const notForSale = 'Not for sale';
export const shipping = (cost: string) => `plus ${cost} shipping`;
export const freeShipping = 'free shipping';
export const physical = 'Physical work';
export const file = 'File';
export const viewWork = 'View work';
export const viewTitle = (title: string) => `View ${title}`;
export const remove = 'Remove';
export const removeTitle = (title: string) => `Remove ${title}`;
export const removed = (title: string) => `${title} removed.`;
export const thisWork = 'this work';
export const notAvailable = 'No longer available';
export const notLoaded = 'Not loaded';
export const tryAgain = 'Try again';
export const loadingWork = 'Loading';
export const searchArtworks = 'Search artworks';
export const upToFour = 'Up to four works fit side by side.';
export const recentlyViewed = 'Recently viewed';
export const newest = 'Newest';
export const results = 'Results';
export const noWorkFound = 'No artworks found.';
export const worksNotLoaded = 'The artworks couldn’t be loaded.';
