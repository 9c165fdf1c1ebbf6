export const lookingForArt = (isSelling: boolean) =>
  `Looking for art? Save what you like, follow its artists and buy from them directly${
    isSelling ? ', with a certificate of authenticity' : ''
  }.`;
