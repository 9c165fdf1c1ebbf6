/** For sale, sold or an edition: the original is for its artist and its buyers, and others get a preview. */
export const sellsOriginal = (work: { isForSale: boolean; isSold: boolean; isEdition: boolean }): boolean =>
  work.isForSale || work.isSold || work.isEdition;
