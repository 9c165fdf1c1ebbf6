import type { Notice } from './notice.ts';

/** Types with a single notice. `{work}` is the title in plain type. */
export const COMMUNITY_NOTICES = {
  like: { says: '{who} liked {work}', link: 'work' },
  comment: { says: '{who} commented on {work}', link: 'work' },
  follow: { says: '{who} started following you', link: 'profile' },
  message: { says: '{who} sent you a message', link: 'chat' },
  sale: {
    says: { by: '{title} was sold to {buyer} {forYouKeep}', plain: '{title} was sold {forYouKeep}' },
    link: 'sale',
  },
  award: { says: '{title} was named {award} with {likes}', link: 'work' },
  alert: { says: '{who} published new work that matches your search {name}', link: 'search' },
} as const satisfies Record<string, Notice>;
