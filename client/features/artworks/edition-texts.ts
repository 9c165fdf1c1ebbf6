/** How many there are, and how many of them can still be bought. */
export const editionText = ({ size, left }: { size: number; left: number }): string =>
  left > 0 ? `Edition of ${size}, ${left} left` : `Edition of ${size}, sold out`;
