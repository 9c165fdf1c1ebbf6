export const certificateOfAuthenticity = 'Certificate of authenticity';
export const numberOf = (number: number, size: number) => `Number ${number} of ${size}`;
export const soldOn = 'Sold on';
export const firstOwner = 'First owner';
export const edition = 'Edition';
export const prints = (size: number) => `${size} prints`;
const sha256OfThePhotograph = 'SHA-256 of the photograph';
const sha256OfTheFile = 'SHA-256 of the file as delivered';
const sha256OfTheOriginal = 'SHA-256 of the bare original';
/** What is printed of the files: a label and a hash each. */
export function fingerprintsOf({
  sha256,
  originalSha256,
  isPhysical,
}: {
  sha256: string | null;
  originalSha256: string | null;
  isPhysical: boolean;
}): [label: string, hash: string][] {
  if (!sha256) return [];
  if (isPhysical) return [[sha256OfThePhotograph, sha256]];
  // Earlier certificates name the bare original alone.
  if (originalSha256 === null) return [[sha256OfTheOriginal, sha256]];
  return [
    [sha256OfTheFile, sha256],
    [sha256OfTheOriginal, originalSha256],
  ];
}
export const aCollector = 'A collector';
export const attests = (brand: string, day: string, size: number | null) =>
  `${brand} attests that this work was sold on ${day} by the artist and paid in full. The artist attests that the work is theirs${
    size === null ? '' : `, and that the edition has no more than ${size} numbers`
  }.`;
export const issuedInTheArtistsName = 'Issued in the artist’s name';
export const scanToSee = 'Scan to check its status and current owner, or open';
export const signedStatement = (key: string) =>
  `The signed statement is attached to the PDF (Ed25519, key ${key}). A full refund or a reversed payment makes it void.`;
