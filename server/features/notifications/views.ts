import { printedCode } from '#shared/certificates/code.ts';
import type {
  CertificateChange,
  MailReason,
  ModerationChange,
  Notification,
  SecurityChange,
} from '#shared/notifications/contract.ts';
import type { ActivityKind } from '#shared/hire/activity-kinds.ts';
import type { OfferChange } from '#shared/offers/states.ts';
import type { OrderChange, PremiumChange } from '#shared/orders/changes.ts';
import { inSentence } from '#shared/moderation/names.ts';
import type { Member } from '#server/http/route.ts';
import type { listNotificationRows } from './queries.ts';

type Row = Awaited<ReturnType<typeof listNotificationRows>>[number];

function moderationOf({ type, decided, artwork, change }: Row): Notification['moderation'] {
  if (type === 'moderation' && change === 'suspension_ended') return { caseId: null, title: '', change };
  if (type !== 'moderation' || (!decided && !artwork)) return null;
  const whose = change?.startsWith('report_') ? 'the' : 'your';
  const title = artwork ? `“${artwork.title}”` : inSentence(decided!.subject, decided!.title, whose);
  return { caseId: decided?.caseId ?? null, title, change: change as ModerationChange };
}

/** Fields that only account notifications have. */
function accountFieldsOf(viewer: Member, row: Row) {
  const { type, sale, request, content, project, certificateCode, offer, change } = row;
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
    moderation: moderationOf(row),
    certificate: certificateCode
      ? { code: printedCode(certificateCode), change: change as CertificateChange }
      : null,
    security: type === 'security' ? (change as SecurityChange) : null,
    offer: offer && {
      title: offer.title,
      amount: offer.amount,
      change: change as OfferChange,
      isSeller: offer.sellerId === viewer.id,
    },
    email: type === 'email' ? (change as MailReason) : null,
    hire: project && { projectId: project.id, title: project.title, change: change as ActivityKind },
  };
}

export function toNotification(viewer: Member, row: Row): Notification {
  return {
    id: row.id,
    type: row.type,
    actors: row.actors ?? [],
    actorsCount: row.actorsCount ?? 0,
    artwork: row.artwork,
    award: row.award,
    ...accountFieldsOf(viewer, row),
    alert: row.alert,
    comment: row.comment,
    happenedAt: row.createdAt,
    isRead: row.readAt !== null,
  };
}
