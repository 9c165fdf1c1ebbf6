import type { LetterText } from './letter.ts';
import { type NoticeOf, area } from './notice.ts';

/** `code`: as printed. */
interface Certified {
  code: string;
  purchaseId: string;
  artworkId: string;
}
export interface CertificateEvents {
  'certificate.handed_on': Certified & { giverId: string; receiverId: string };
  /** The sale of a transferred certificate was undone. `ownerId` is one of its owners; each has an event. */
  'certificate.voided': Certified & { ownerId: string };
}

/** The work of a certificate, and who reads about it. */
export interface CertificateFacts {
  title: string;
  isBuyer: boolean;
}

// Without actors: how the new owner is named is theirs to choose.
const CERTIFICATE_NOTICES = {
  handed_on: {
    on: 'certificate.handed_on',
    to: ({ giverId }) => [giverId],
    says: 'The new owner accepted your certificate for {title}',
    letter: ({ title }): LetterText => ({
      subject: `${title}: your certificate was accepted`,
      title: `The certificate for “${title}” has a new owner`,
      paragraphs: [
        'Your link was accepted and no longer works. You stay in the ownership history; your name shows only if you allow it.',
      ],
    }),
  },
  received: {
    on: 'certificate.handed_on',
    to: ({ receiverId }) => [receiverId],
    says: 'You’re now the certified owner of {title}',
    letter: ({ title }) => ({
      subject: `${title}: the certificate is yours`,
      title: `You’re now the certified owner of “${title}”`,
      paragraphs: [
        'You can download the PDF, choose whether your name is shown, and transfer the certificate later.',
      ],
    }),
  },
  voided: {
    on: 'certificate.voided',
    to: ({ ownerId }) => [ownerId],
    says: 'Your certificate for {title} is void: the sale was reversed',
    letter: ({ title, isBuyer }) => ({
      subject: `${title}: your certificate is void`,
      title: `The certificate for “${title}” is void`,
      paragraphs: [
        `The sale was reversed, by a refund or by the buyer’s bank, so the certificate is no longer valid.${isBuyer ? '' : ' Contact the person who transferred it to you.'}`,
      ],
    }),
  },
} satisfies Record<string, NoticeOf<CertificateEvents, CertificateFacts>>;

export const CERTIFICATES = area({
  type: 'certificate',
  isAccount: true,
  topic: 'certificates',
  frame: 'certificate',
  link: 'certificate',
  about: ({ code, purchaseId, artworkId }: Certified) => ({ code, purchaseId, artworkId }),
  group: ({ purchaseId }: Certified) => purchaseId,
  rows: CERTIFICATE_NOTICES,
});
