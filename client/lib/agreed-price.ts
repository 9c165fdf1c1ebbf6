import type { ArtworkDetail } from '#shared/artworks/contract.ts';

/** The work at the price that was agreed on with the viewer, if one was. */
export const atAgreedPrice = (artwork: ArtworkDetail): ArtworkDetail => {
  const { agreed } = artwork;
  if (!agreed) return artwork;
  const { price, artistAmount, commissionRate, deliveryCost } = agreed;
  return { ...artwork, price, artistAmount, commissionRate, deliveryCost };
};
