import type { AlertChannel } from '#shared/alerts/contract.ts';
import { type Notice, type NoticeOf, area } from './notice.ts';

export interface CommunityEvents {
  'comment.added': {
    commentId: string;
    artworkId: string;
    artistId: string;
    memberId: string;
    /** Of a reply: the comment it answers, and who wrote that; null if it was deleted. */
    parentId: string | null;
    parentWriterId: string | null;
    /** Comments on the work that everyone may see, after the change. */
    commentsCount: number;
  };
  'member.followed': { followerId: string; followingId: string };
  'message.sent': { messageId: string; senderId: string; receiverId: string };
  'award.given': { awardId: string; artworkId: string; artistId: string };
  /** Works published since that a saved search finds. */
  'alert.matched': {
    searchId: string;
    memberId: string;
    channel: AlertChannel;
    works: { artworkId: string; artistId: string }[];
  };
}
/** One artist's newest work among those that a saved search found. */
export interface Found {
  searchId: string;
  memberId: string;
  artistId: string;
  artworkId: string;
}

/** Types with a single notice. `{work}` is the title in plain type. The digest gathers them in one e-mail. */
const COMMUNITY_NOTICES = {
  /** Written by the SQL function `toggle_like`. */
  like: { says: '{who} liked {work}', link: 'work', topic: 'likes' },
  comment: {
    on: 'comment.added',
    to: ({ artistId, memberId, parentWriterId }) =>
      [artistId].filter((id) => id !== memberId && id !== parentWriterId),
    actor: ({ memberId }) => memberId,
    about: ({ artworkId }) => ({ artworkId }),
    group: ({ artworkId }) => artworkId,
    says: '{who} commented on {work}',
    link: 'work',
    topic: 'comments',
  },
  /** Of the type of comments, which mutes both. */
  reply: {
    type: 'comment',
    on: 'comment.added',
    to: ({ parentWriterId, memberId }) =>
      parentWriterId === null || parentWriterId === memberId ? [] : [parentWriterId],
    actor: ({ memberId }) => memberId,
    about: ({ artworkId }) => ({ artworkId }),
    group: ({ parentId }) => parentId ?? '',
    says: '{who} replied to your comment on {work}',
    link: 'work',
    topic: 'comments',
  },
  follow: {
    on: 'member.followed',
    to: ({ followingId }) => [followingId],
    actor: ({ followerId }) => followerId,
    about: () => ({}),
    says: '{who} started following you',
    link: 'profile',
    topic: 'followers',
  },
  message: {
    on: 'message.sent',
    to: ({ receiverId }) => [receiverId],
    actor: ({ senderId }) => senderId,
    about: () => ({}),
    group: ({ senderId }) => senderId,
    says: '{who} sent you a message',
    link: 'chat',
    topic: 'messages',
  },
  award: {
    on: 'award.given',
    to: ({ artistId }) => [artistId],
    about: ({ awardId, artworkId }) => ({ awardId, artworkId }),
    group: ({ awardId }) => awardId,
    says: '{title} was named {award} with {likes}',
    link: 'work',
    topic: 'awards',
  },
} satisfies Record<string, NoticeOf<CommunityEvents> & { type?: 'comment' }>;

/** Reports matches of saved searches that notify by the bell. */
const alert: Notice<Found> = {
  to: ({ memberId, artistId }) => [memberId].filter((id) => id !== artistId),
  actor: ({ artistId }) => artistId,
  about: ({ searchId, artworkId }) => ({ searchId, artworkId }),
  group: ({ searchId }) => searchId,
  says: '{who} published new work that matches your search {name}',
  link: 'search',
  topic: 'alerts',
};

export const COMMUNITY = area<Exclude<keyof typeof COMMUNITY_NOTICES, 'reply'> | 'alert'>({
  rows: { ...COMMUNITY_NOTICES, alert },
});
