import type { Notification } from '#shared/notifications/contract.ts';
import type { ActivityKind } from '#shared/hire/activity-kinds.ts';
import type { OrderChange, PremiumChange } from '#shared/orders/changes.ts';
import type { Member } from '#server/http/route.ts';
import type { listActors, listLines } from './queries.ts';

type Line = Awaited<ReturnType<typeof listLines>>[number];
type Actor = Awaited<ReturnType<typeof listActors>>[number];

/** What only lines of orders, Premium, support, videos and projects have. */
function affairOf(viewer: Member, { type, sale, request, content, project, change }: Line) {
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

/** @param actors the newest few of the line, newest first */
export function toNotification(viewer: Member, line: Line, actors: Actor[]): Notification {
  return {
    id: line.id,
    type: line.type,
    actors: actors.map((actor) => actor.person),
    actorsCount: actors[0]?.total ?? 0,
    artwork: line.artwork,
    award: line.award,
    ...affairOf(viewer, line),
    comment: actors[0]?.comment ?? null,
    happenedAt: line.createdAt,
    isRead: line.readAt !== null,
  };
}
