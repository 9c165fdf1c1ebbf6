export const MAX_SAVED_SEARCHES = 20;
/** Characters of the name of a saved search. */
export const MAX_NAME = 80;
