export const editionLeft = 'Edition of {size}, {left} left';
export const editionSoldOut = 'Edition of {size}, sold out';
export const someLeft = '{size} numbers, {left} left';
export const youGetNumber = 'You get number {number}.';
