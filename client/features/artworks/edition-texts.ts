export const editionLeft = 'Edition of {size}, {left} left';
export const editionSoldOut = 'Edition of {size}, sold out';
export const someLeft = '{size} numbers, {left} left';
export const certificateIncluded = 'Certificate of authenticity included';
export const numbered = 'Numbered {number} of {size}';
export const youGetNumber = 'You get number {number}.';
