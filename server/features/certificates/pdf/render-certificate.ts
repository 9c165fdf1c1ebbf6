/** The certificate as its page shows it, line by line, on A4. Reference: design, 'certificate'. */
import { BRAND } from '#shared/kernel/brand.ts';
import type { CertificateProof } from '#shared/certificates/contract.ts';
import {
  ACCENT,
  CODE_SIDE,
  INK,
  INNER,
  MARGIN,
  MM,
  PAGE,
  type ReceiptImage,
  type Sheet,
  drawCode,
  openSheet,
  rule,
  seal,
  toBuffer,
  write,
} from '#server/features/receipts/public.ts';
import { sizeOf } from '#shared/certificates/size.ts';
import * as texts from '#shared/certificates/sheet-texts.ts';

export interface Printed {
  certificate: CertificateProof;
  signed: NonNullable<CertificateProof['signed']>;
  verifyUrl: string;
  /** Null: the certificate without it. */
  image: ReceiptImage | null;
}

const BODY = 10.5;
const PICTURE_WIDTH = 107 * MM;
const PICTURE_MAX_HEIGHT = 96 * MM;
const GAP = 8 * MM;

/** "Nov 18, 2026", in UTC regardless of the server's time zone. */
const day = (date: Date): string =>
  date.toLocaleDateString('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });

function head(sheet: Sheet, { number, issuedAt }: CertificateProof): number {
  seal(sheet, MARGIN, MARGIN, 23);
  write(sheet, BRAND, MARGIN + 32, MARGIN, { face: 'display', size: 16.5, tracking: -0.3 });
  write(sheet, number, MARGIN, MARGIN, { face: 'monoStrong', size: BODY, align: 'right' });
  write(sheet, day(issuedAt), MARGIN, MARGIN + 15, {
    face: 'text',
    size: 9.75,
    color: INK.soft,
    align: 'right',
  });
  write(sheet, texts.certificateOfAuthenticity, MARGIN, MARGIN + 54, {
    face: 'display',
    size: 36,
    tracking: -1.2,
  });
  return MARGIN + 116;
}

/** @returns the size of the image */
function drawImage(sheet: Sheet, image: ReceiptImage, y: number): { width: number; height: number } {
  const scale = Math.min(PICTURE_WIDTH / image.width, PICTURE_MAX_HEIGHT / image.height);
  const box = { width: image.width * scale, height: image.height * scale };
  sheet.save().roundedRect(MARGIN, y, box.width, box.height, 4).clip();
  sheet.image(image.jpeg, MARGIN, y, box);
  sheet.restore();
  return box;
}

function work(sheet: Sheet, { certificate, image }: Printed, y: number): number {
  const { artwork, artistName, edition } = certificate;
  rule(sheet, y);
  const top = y + 18;
  const box = image ? drawImage(sheet, image, top) : null;
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
  return Math.max(top + (box?.height ?? 0), at) + 24;
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
  return at + 22;
}

function attestation(sheet: Sheet, { artistName, soldAt, edition }: CertificateProof, y: number): number {
  const said = texts.attests(BRAND, day(soldAt), edition?.size ?? null);
  const at = write(sheet, said, MARGIN, y, { face: 'text', size: 12, color: INK.body, width: INNER * 0.75 });
  const name = write(sheet, artistName, MARGIN, at + 22, { face: 'display', size: 18, tracking: -0.3 });
  return write(sheet, texts.issuedInTheArtistsName, MARGIN, name + 1, {
    face: 'text',
    size: 9,
    color: INK.mute,
  });
}

/** At the bottom of the last page, or of a new one if there is no room. */
function foot(sheet: Sheet, { signed, verifyUrl }: Printed, end: number): void {
  const top = PAGE.height - MARGIN - CODE_SIDE - 14;
  if (end > top - 8) sheet.addPage();
  sheet.page.margins.bottom = 0;
  rule(sheet, top);
  const style = { face: 'text', size: 9, color: INK.mute, width: INNER * 0.5 } as const;
  const y = write(sheet, texts.scanToSee, MARGIN, top + 18, style);
  const address = write(sheet, verifyUrl.replace(/^https?:\/\//, ''), MARGIN, y, {
    ...style,
    face: 'mono',
    color: INK.full,
  });
  write(sheet, texts.signedStatement(signed.keyId), MARGIN, address, style);
  drawCode(sheet, verifyUrl, PAGE.width - MARGIN - CODE_SIDE, top + 14);
}

/** Uncompressed, so that anyone can take them out of the file without a library for PDF. */
function attach(sheet: Sheet, { certificate, signed }: Printed): void {
  const name = `${certificate.number}.json`;
  const dates = { creationDate: certificate.issuedAt, modifiedDate: certificate.issuedAt };
  sheet.compress = false;
  sheet.file(Buffer.from(signed.statement), { ...dates, name, type: 'application/json' });
  sheet.file(Buffer.from(signed.signature), { ...dates, name: `${name}.sig`, type: 'text/plain' });
  sheet.compress = true;
}

export function renderCertificate(printed: Printed): Promise<Buffer> {
  const { certificate } = printed;
  const sheet = openSheet(`${texts.certificateOfAuthenticity} ${certificate.number}`, certificate.issuedAt);
  attach(sheet, printed);
  const y = facts(sheet, certificate, work(sheet, printed, head(sheet, certificate)));
  foot(sheet, printed, attestation(sheet, certificate, y));
  return toBuffer(sheet);
}
