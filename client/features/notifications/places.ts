import type { Place } from '#shared/notices/notice.ts';
import type { Notification } from '#shared/notifications/list-contract.ts';
import { parseBrowse } from '#client/lib/browse.ts';
import { paths } from '#client/paths.ts';

type Of<Type extends Notification['type']> = Extract<Notification, { type: Type }>;

const workOf = ({ about }: Notification) =>
  'artwork' in about && about.artwork ? paths.artwork(about.artwork.id) : null;

/** The path of each place; null if it opens the chat, or the subject is gone. */
const PATHS: Record<Place, (notification: never) => string | null> = {
  work: workOf,
  profile: ({ actors: [newest] }: Notification) => (newest ? paths.profile(newest.id) : null),
  chat: () => null,
  sale: ({ about: { sale } }: Of<'sale'>) => (sale ? paths.sale(sale.purchaseId) : paths.sales()),
  order: ({ about: { isSeller, purchaseId } }: Of<'order'>) =>
    isSeller ? paths.sale(purchaseId) : paths.purchase(purchaseId),
  offers: () => paths.offers(),
  project: ({ about }: Of<'hire'>) => paths.project(about.projectId),
  certificate: ({ about }: Of<'certificate'>) => paths.verifyReceipt(about.code),
  search: ({ about }: Of<'alert'>) => paths.browse({ ...parseBrowse(about.search), sort: 'newest' }),
  premium: () => paths.subscribe(),
  support: () => paths.support(),
  video: ({ about }: Of<'video'>) => paths.watch(about.contentId),
  draft: ({ about }: Of<'draft'>) => paths.draft(about.draftId),
  case: (notification: Of<'moderation'>) =>
    notification.about.caseId ? paths.moderationCase(notification.about.caseId) : workOf(notification),
  sessions: () => paths.settings('sessions'),
  privacy: () => paths.settings('privacy'),
  email: () => paths.settings('notifications'),
};

export const pathOf = (place: Place, notification: Notification): string | null =>
  PATHS[place](notification as never);
