import type { Certificate } from '#shared/certificates/contract.ts';

const CERTIFIED_AT = new Date('2026-11-18T12:00:00Z');
export const certificateSample: Certificate = {
  proof: {
    code: '3MDK-T4QX',
    number: 'ATC-2026-3MDK-T4QX',
    issuedAt: CERTIFIED_AT,
    soldAt: CERTIFIED_AT,
    artwork: {
      id: '44444444-4444-4444-8444-444444444444',
      title: 'Market Day',
      imageUrl: `/objects/44444444-4444-4444-8444-444444444444`,
      altText: null,
      medium: 'Digital illustration',
      width: 1600,
      height: 1200,
      widthMm: 600,
      heightMm: 450,
      depthMm: null,
      publishedAt: CERTIFIED_AT,
    },
    artistName: 'Mina Okoro',
    isPhysical: false,
    edition: { number: 13, size: 20 },
    sha256: 'ab12'.repeat(16),
    originalSha256: 'cd34'.repeat(16),
    signed: { statement: '{}', signature: 'x', keyId: 'atl-2026-1' },
    void: null,
    owners: [{ since: CERTIFIED_AT, name: null, isBuyer: true }],
  },
  isOwner: true,
  standing: null,
  linkSince: null,
  transfer: { state: 'open', from: CERTIFIED_AT },
};
