/** A certificate that changed hands, for the owner before and the new one, or that is void, for all who owned it. */
import { renditionUrl } from '#shared/uploads/renditions.ts';
import { displayName } from '#shared/kernel/names.ts';
import * as texts from '../texts.ts';
import type { Kind } from './kind.ts';
import { findOrder } from './order-queries.ts';

interface Said {
  subject: (title: string) => string;
  title: (title: string) => string;
  /** @param isBuyer who reads it bought the work */
  body: (isBuyer: boolean) => string;
}

const certificateKind =
  (said: Said): Kind =>
  async ({ db, reader, subject, publicUrl }) => {
    const order = await findOrder(db, subject['purchaseId']!);
    if (!order) return null;
    const { artwork, artist } = order;
    return {
      subject: said.subject(artwork.title),
      title: said.title(artwork.title),
      paragraphs: [said.body(order.row.buyerId === reader.id)],
      work: {
        title: artwork.title,
        line: [artwork.medium, displayName(artist)].filter(Boolean).join(', '),
        picture: publicUrl + renditionUrl(artwork.imageUrl, 'card'),
        alt: artwork.altText ?? artwork.title,
      },
      button: { label: texts.seeTheCertificate, path: `/verify/${subject['code']!}` },
      reason: texts.certificatesAlwaysSent(reader.address),
      links: [{ label: texts.contactSupport, path: '/support' }],
    };
  };

export const CERTIFICATE_KINDS: Record<string, Kind> = {
  'certificate.handed_on': certificateKind({
    subject: texts.transferredSubject,
    title: texts.transferredTitle,
    body: () => texts.transferredBody,
  }),
  'certificate.received': certificateKind({
    subject: texts.receivedSubject,
    title: texts.receivedTitle,
    body: () => texts.receivedBody,
  }),
  'certificate.voided': certificateKind({
    subject: texts.voidedSubject,
    title: texts.voidedTitle,
    body: (isBuyer) => (isBuyer ? texts.voidedBody : `${texts.voidedBody} ${texts.contactWhoTransferred}`),
  }),
};
