/** What expressions for the words of a search are made of. */

/** Where a word starts and ends. */
export const START = String.raw`(?<![\p{L}\p{N}#-])`;
export const WORD_END = String.raw`(?![\p{L}\p{N}])`;
