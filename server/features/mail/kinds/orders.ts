/** Orders for their artist and their buyer, and certificates for who owns or owned them. */
import { displayName } from '#shared/kernel/names.ts';
import type { CertificateFacts } from '#shared/notices/certificates.ts';
import type { LetterText } from '#shared/notices/letter.ts';
import type { OrderFacts } from '#shared/notices/order-letters.ts';
import { renditionUrl } from '#shared/uploads/renditions.ts';
import { type Facts, type Kind, inFrame } from './kind.ts';
import { type FoundOrder, findOrder } from './order-queries.ts';

const workOf = ({ artwork }: FoundOrder, { publicUrl }: Facts, artist: string | null) => ({
  title: artwork.title,
  line: [artwork.medium, artist].filter(Boolean).join(', '),
  picture: publicUrl + renditionUrl(artwork.imageUrl, 'card'),
  alt: artwork.altText ?? artwork.title,
});

/** None if the reader is not one of the parties any more. */
export const orderKind =
  (letter: (facts: OrderFacts) => LetterText | null): Kind =>
  async (facts) => {
    const { db, reader, subject } = facts;
    const order = await findOrder(db, subject['purchaseId']!);
    if (!order) return null;
    const { row, artwork, refund, returned } = order;
    const isArtist = row.sellerId === reader.id;
    if (!isArtist && row.buyerId !== reader.id) return null;
    const artist = displayName(order.artist);
    const text = letter({
      ...reader.format,
      row,
      refund,
      returned: returned ?? { cents: 0, payeeCents: 0, latestCents: 0 },
      editionSize: artwork.editionSize,
      isArtist,
      title: artwork.title,
      artist,
      buyer: displayName(order.buyer),
      buyerFirst: order.buyer.firstName?.trim() || 'the buyer',
      paidAt: row.paidAt ?? facts.happenedAt,
      shipBy: order.shipBy ?? facts.happenedAt,
    });
    const frame = {
      button: isArtist
        ? { label: 'View sale', path: `/sales/${row.id}` }
        : { label: 'View order', path: `/purchases/${row.id}` },
      work: workOf(order, facts, isArtist ? null : artist),
      reason: `Sent to ${reader.address} because you ${isArtist ? 'sold a work' : 'have an order'} on Atelier. Emails about orders are always sent.`,
    };
    return inFrame(text, frame, `/support?purchase=${row.id}`);
  };

export const certificateKind =
  (letter: (facts: CertificateFacts) => LetterText | null): Kind =>
  async (facts) => {
    const { db, reader, subject } = facts;
    const order = await findOrder(db, subject['purchaseId']!);
    if (!order) return null;
    return inFrame(letter({ title: order.artwork.title, isBuyer: order.row.buyerId === reader.id }), {
      button: { label: 'View certificate', path: `/verify/${subject['code']!}` },
      work: workOf(order, facts, displayName(order.artist)),
      reason: `Sent to ${reader.address} because one of your certificates changed. Emails about certificates are always sent.`,
    });
  };
