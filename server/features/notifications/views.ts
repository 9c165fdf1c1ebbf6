import { printedCode } from '#shared/certificates/code.ts';
import { inSentence } from '#shared/moderation/names.ts';
import type { Notification, Subject, TypeWithSubject } from '#shared/notifications/list-contract.ts';
import { UNTITLED } from '#shared/drafts/fields.ts';
import type { Member } from '#server/http/route.ts';
import type { listNotificationRows } from './queries.ts';

type Row = Awaited<ReturnType<typeof listNotificationRows>>[number];

function moderationOf({ decided, artwork, change }: Row): Subject<'moderation'> | null {
  if (change === 'suspension_ended') return { artwork, caseId: null, title: '' };
  if (!decided && !artwork) return null;
  const whose = change?.startsWith('report_') ? 'the' : 'your';
  const title = artwork ? `“${artwork.title}”` : inSentence(decided!.subject, decided!.title, whose);
  return { artwork, caseId: decided?.caseId ?? null, title };
}

/** Null if the subject is gone. */
const SUBJECTS: { [Type in TypeWithSubject]: (row: Row, viewer: Member) => Subject<Type> | null } = {
  like: ({ artwork }) => ({ artwork }),
  comment: ({ artwork, comment }) => ({ artwork, comment }),
  sale: ({ artwork, sale }) => ({ artwork, sale }),
  award: ({ artwork, award }) =>
    award && { artwork, award: award.type, awardDate: award.awardDate, likesCount: award.likesCount },
  order: ({ artwork, sale }, viewer) =>
    sale && { artwork, purchaseId: sale.purchaseId, isSeller: sale.sellerId === viewer.id },
  support: ({ request }) => request && { requestId: request.id, subject: request.subject },
  video: ({ content }) => content && { contentId: content.id, title: content.title },
  hire: ({ project }) => project && { projectId: project.id, title: project.title },
  moderation: moderationOf,
  alert: ({ artwork, alert }) => alert && { artwork, ...alert },
  certificate: ({ artwork, certificateCode }) =>
    certificateCode === null ? null : { artwork, code: printedCode(certificateCode) },
  offer: ({ artwork, offer }, viewer) =>
    offer && {
      artwork,
      title: offer.title,
      amount: offer.amount,
      isSeller: offer.sellerId === viewer.id,
      ...(offer.endedCount > 0 && { endedCount: offer.endedCount }),
    },
  draft: ({ draft }) => draft && { draftId: draft.id, title: draft.title.trim() || UNTITLED },
};

export function toNotification(viewer: Member, row: Row): Notification | null {
  const about = row.type in SUBJECTS ? SUBJECTS[row.type as TypeWithSubject](row, viewer) : {};
  if (!about) return null;
  // The table has one column for the changes of all types, and each is written with its own.
  return {
    id: row.id,
    type: row.type,
    actors: row.actors ?? [],
    actorsCount: row.actorsCount ?? 0,
    about: row.change === null ? about : { ...about, change: row.change },
    happenedAt: row.createdAt,
    isRead: row.readAt !== null,
  } as Notification;
}
