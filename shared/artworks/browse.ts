/** Names shared by Home's address and the list of artworks. */
export const FEEDS = ['trending', 'featured', 'following'] as const;
export type FeedName = (typeof FEEDS)[number];
/** Without a sort, a feed has its own order, searches go by relevance, everything else is newest first. */
export const SORTS = ['newest', 'liked', 'price_asc', 'price_desc', 'relevance'] as const;
export type Sort = (typeof SORTS)[number];

export const ORIENTATIONS = ['portrait', 'landscape', 'square'] as const;
/** By the longest side: up to 40 cm, up to 100 cm, longer. */
export const SIZES = ['small', 'medium', 'large'] as const;
/** By hand; by people, with whatever but AI; with AI. */
export const MAKERS = ['hand', 'human', 'ai'] as const;

/** What they look like: ./color-names.ts. */
export const COLORS = [
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'violet',
  'pink',
  'brown',
  'cream',
  'gray',
  'black',
] as const;
export type Color = (typeof COLORS)[number];
