export const SOURCES = ['feed', 'search', 'profile', 'link', 'collection'] as const;
/** Where a viewer came from; `link`: from elsewhere. */
export type Source = (typeof SOURCES)[number];
