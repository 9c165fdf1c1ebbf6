/** The certificate as its page shows it, line by line. Reference: design, 'certificate'. */
import { BRAND } from '#shared/kernel/brand.ts';
import type { CertificateProof } from '#shared/certificates/contract.ts';
import { sizeOf } from '#shared/certificates/size.ts';
import * as texts from '#shared/certificates/sheet-texts.ts';
import type { Picture } from './picture.ts';
import { writeProof } from './proof.ts';
import {
  ACCENT,
  BODY,
  INK,
  INNER,
  MARGIN,
  MM,
  PAGE,
  day,
  drawPicture,
  openSheet,
  rule,
  type Sheet,
  toBuffer,
  write,
  writeHead,
} from './sheet.ts';

export interface PrintedCertificate {
  certificate: CertificateProof;
  signed: NonNullable<CertificateProof['signed']>;
  verifyUrl: string;
  /** Null: the certificate without it. */
  picture: Picture | null;
}

const PICTURE = { width: 107 * MM, height: 84 * MM };
const GAP = 8 * MM;

function work(sheet: Sheet, { certificate, picture }: PrintedCertificate, y: number): number {
  const { artwork, artistName, edition } = certificate;
  rule(sheet, y);
  const top = y + 18;
  const box = drawPicture(sheet, picture, top, PICTURE);
  const x = box ? MARGIN + box.width + GAP : MARGIN;
  const width = PAGE.width - MARGIN - x;
  let at = write(sheet, artwork.title, x, top, { face: 'display', size: 18, width, tracking: -0.2 }) + 4;
  const by = `${artistName}, ${artwork.publishedAt.getUTCFullYear()}`;
  at = write(sheet, by, x, at, { face: 'strong', size: 12, width }) + 3;
  for (const line of [artwork.medium, sizeOf(artwork)])
    if (line) at = write(sheet, line, x, at, { face: 'text', size: BODY, color: INK.soft, width });
  if (edition) {
    sheet.circle(x + 4.5, at + 19, 4.5).fill(ACCENT);
    const number = texts.numberOf(edition.number, edition.size);
    at = write(sheet, number, x + 16, at + 12, { face: 'strong', size: 12, width: width - 16 });
  }
  return Math.max(top + (box?.height ?? 0), at) + 20;
}

function fact(sheet: Sheet, x: number, y: number, label: string, value: string): number {
  const width = INNER / 3 - 12;
  const below = write(sheet, label, x, y, { face: 'text', size: 9, color: INK.mute, width });
  return write(sheet, value, x, below + 2, { face: 'strong', size: BODY, width });
}

function facts(sheet: Sheet, certificate: CertificateProof, y: number): number {
  const { soldAt, owners, edition } = certificate;
  rule(sheet, y);
  const all = [
    [texts.soldOn, day(soldAt)],
    [texts.firstOwner, owners.at(-1)?.name ?? texts.aCollector],
    ...(edition ? [[texts.edition, texts.prints(edition.size)]] : []),
  ] as [string, string][];
  const ends = all.map(([label, value], n) => fact(sheet, MARGIN + (n * INNER) / 3, y + 16, label, value));
  let at = Math.max(...ends) + 14;
  for (const [label, hash] of texts.fingerprintsOf(certificate)) {
    at = write(sheet, label, MARGIN, at, { face: 'text', size: 9, color: INK.mute }) + 2;
    at = write(sheet, hash.replace(/.{4}(?=.)/g, '$& '), MARGIN, at, { face: 'mono', size: 8.4 }) + 4;
  }
  return at + 16;
}

function attestation(sheet: Sheet, { artistName, soldAt, edition }: CertificateProof, y: number): number {
  const said = texts.attests(BRAND, day(soldAt), edition?.size ?? null);
  const at = write(sheet, said, MARGIN, y, { face: 'text', size: 12, color: INK.body });
  const name = write(sheet, artistName, MARGIN, at + 16, { face: 'display', size: 18, tracking: -0.3 });
  return write(sheet, texts.issuedInTheArtistsName, MARGIN, name + 1, {
    face: 'text',
    size: 9,
    color: INK.mute,
  });
}

/** Uncompressed, so that anyone can take them out of the file without a library for PDF. */
function attach(sheet: Sheet, { certificate, signed }: PrintedCertificate): void {
  const name = `${certificate.number}.json`;
  const dates = { creationDate: certificate.issuedAt, modifiedDate: certificate.issuedAt };
  sheet.compress = false;
  sheet.file(Buffer.from(signed.statement), { ...dates, name, type: 'application/json' });
  sheet.file(Buffer.from(signed.signature), { ...dates, name: `${name}.sig`, type: 'text/plain' });
  sheet.compress = true;
}

export function printCertificate(printed: PrintedCertificate): Promise<Buffer> {
  const { certificate, signed, verifyUrl } = printed;
  const { number, issuedAt } = certificate;
  const sheet = openSheet(`${texts.certificateOfAuthenticity} ${number}`, issuedAt);
  attach(sheet, printed);
  const top = writeHead(sheet, texts.certificateOfAuthenticity, { number, at: issuedAt });
  const end = attestation(sheet, certificate, facts(sheet, certificate, work(sheet, printed, top)));
  writeProof(
    sheet,
    { url: verifyUrl, end, bottom: MARGIN },
    { before: texts.scanToSee, after: texts.signedStatement(signed.keyId) },
  );
  return toBuffer(sheet);
}
