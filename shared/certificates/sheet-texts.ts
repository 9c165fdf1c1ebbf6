export const certificateOfAuthenticity = 'Certificate of authenticity';
export const numberOf = (number: number, size: number) => `Number ${number} of ${size}`;
export const soldOn = 'Sold on';
export const firstOwner = 'First owner';
export const edition = 'Edition';
export const prints = (size: number) => `${size} prints`;
export const sha256OfThePhotograph = 'SHA-256 of the photograph';
export const sha256OfTheOriginal = 'SHA-256 of the original';
export const aCollector = 'A collector';
export const attests = (brand: string, day: string, size: number | null) =>
  `${brand} attests that this work was sold on ${day} by the artist and paid in full. The artist attests that the work is theirs${
    size === null ? '' : `, and that the edition has no more than ${size} numbers`
  }.`;
export const issuedInTheArtistsName = 'Issued in the artist’s name';
export const scanToSee = 'Scan to see whether it still holds and who owns it now, or open';
export const signedStatement = (key: string) =>
  `The signed statement is attached to the PDF (Ed25519, key ${key}). A refund makes it void.`;
