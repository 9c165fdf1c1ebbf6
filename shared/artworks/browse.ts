/** Names shared by Home's address and the list of artworks. */
export const FEEDS = ['trending', 'featured', 'following'] as const;
export type FeedName = (typeof FEEDS)[number];
/** Without a sort, a feed has its own order, searches go by relevance, everything else is newest first. */
export const SORTS = ['newest', 'liked', 'price_asc', 'price_desc', 'relevance'] as const;
export type Sort = (typeof SORTS)[number];
