/** Lists of works beside the feeds: what changes hearts and bookmarks everywhere needs no more of them. */
export const WORK_LISTS = {
  saved: '/api/saved',
  liked: '/api/liked',
  mostSaved: '/api/most-saved',
  items: '/api/collections/:id/items',
  news: '/api/home/news',
  firstWorks: '/api/home/first-works',
} as const;
