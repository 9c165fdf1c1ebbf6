import type { Notification } from '#shared/notifications/contract.ts';
import type { ActivityKind } from '#shared/hire/activity-kinds.ts';
import type { OrderChange, PremiumChange } from '#shared/orders/changes.ts';
import type { Member } from '#server/http/route.ts';
import type { listActors, listNotificationRows } from './queries.ts';

type Row = Awaited<ReturnType<typeof listNotificationRows>>[number];
type Actor = Awaited<ReturnType<typeof listActors>>[number];

/** Fields that only account notifications have. */
function accountFieldsOf(viewer: Member, { type, sale, request, content, project, change }: Row) {
  const order = type === 'order' ? sale : null;
  return {
    sale: type === 'sale' ? sale : null,
    order: order && {
      purchaseId: order.purchaseId,
      change: change as OrderChange,
      isSale: order.sellerId === viewer.id,
    },
    premium: type === 'premium' ? (change as PremiumChange) : null,
    support: request && {
      requestId: request.id,
      subject: request.subject,
      isAnswered: change === 'answered',
    },
    video: content && { contentId: content.id, title: content.title, hasFailed: change === 'failed' },
    hire: project && { projectId: project.id, title: project.title, change: change as ActivityKind },
  };
}

/** @param actors the newest actors of the notification, newest first */
export function toNotification(viewer: Member, row: Row, actors: Actor[]): Notification {
  return {
    id: row.id,
    type: row.type,
    actors: actors.map((actor) => actor.person),
    actorsCount: actors[0]?.total ?? 0,
    artwork: row.artwork,
    award: row.award,
    ...accountFieldsOf(viewer, row),
    comment: actors[0]?.comment ?? null,
    happenedAt: row.createdAt,
    isRead: row.readAt !== null,
  };
}
