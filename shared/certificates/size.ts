import type { CertificateFacts } from '#shared/certificates/tables.ts';

const MM_PER_CM = 10;

/** '60 x 45 cm'; null if its artist stated none. The same for every reader, as a document needs it. */
export function sizeOf({
  widthMm,
  heightMm,
  depthMm,
}: Pick<CertificateFacts['artwork'], 'widthMm' | 'heightMm' | 'depthMm'>): string | null {
  const sides = [widthMm, heightMm, depthMm].filter((side) => side !== null);
  if (sides.length === 0) return null;
  return `${sides.map((mm) => Number((mm / MM_PER_CM).toFixed(1))).join(' x ')} cm`;
}
