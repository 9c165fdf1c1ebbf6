/** Compares a picture with the hashes that a certificate names; the file is not sent. */
import type { CertificateProof } from '#shared/certificates/contract.ts';
import { fingerprintOf } from '#client/lib/fingerprint.ts';

/** delivered: as buyers get it. original: the bare one, without Atelier's signature. impossible: no cryptography here. */
export type ComparedPicture = 'delivered' | 'original' | 'other' | 'impossible';

export async function comparePicture(
  file: Blob,
  { sha256, originalSha256 }: Pick<CertificateProof, 'sha256' | 'originalSha256'>,
): Promise<ComparedPicture> {
  try {
    const hash = await fingerprintOf(file);
    if (hash === originalSha256 && hash !== sha256) return 'original';
    if (hash !== sha256) return 'other';
    // Earlier certificates name the bare original alone.
    return originalSha256 === null ? 'original' : 'delivered';
  } catch {
    return 'impossible';
  }
}
