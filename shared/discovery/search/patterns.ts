/** What expressions for the words of a search are made of. */

/** Where a word starts and ends. */
export const START = String.raw`(?<![\p{L}\p{N}#-])`;
export const WORD_END = String.raw`(?![\p{L}\p{N}])`;
/** Words for a work as such: before them a size is that of the work. */
export const WORK =
  '(?:pictures?|paintings?|prints?|works?|pieces?|art|artworks?|canvas(?:es)?|sculptures?|drawings?|photos?|photographs?|photography|posters?|images?|format|size|sized|something|abstracts?|landscapes?|portraits?|still[- ]lifes?|seascapes?|cityscapes?|textiles?|tapestr(?:y|ies)|quilts?|weavings?|embroider(?:y|ies)|ceramics?|pottery|vases?|plates?|bowls?|watercolou?rs?|linocuts?|screen ?prints?|etchings?|collages?|illustrations?|wall[- ](?:art|hangings?))';
