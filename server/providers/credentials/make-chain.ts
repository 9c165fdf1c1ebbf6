import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import * as x509 from '@peculiar/x509';

x509.cryptoProvider.set(crypto);
const EC = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const EMAIL_PROTECTION = '1.3.6.1.5.5.7.3.4';
const HOUR_MS = 3_600_000;
const ROOT_MS = 20 * 365 * 24 * HOUR_MS;

interface Root {
  certificate: string;
  /** PKCS #8, PEM. */
  privateKey: string;
}

const newKeys = () => crypto.subtle.generateKey(EC, true, ['sign', 'verify']);
const serialNumber = () => `01${randomBytes(8).toString('hex')}`;
const toPem = async (key: CryptoKey): Promise<string> =>
  x509.PemConverter.encode(await crypto.subtle.exportKey('pkcs8', key), 'PRIVATE KEY');

export async function makeRoot(organization: string, now: Date): Promise<Root> {
  const keys = await newKeys();
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: serialNumber(),
    name: `CN=${organization} Content Credentials Root, O=${organization}`,
    notBefore: new Date(now.getTime() - HOUR_MS),
    notAfter: new Date(now.getTime() + ROOT_MS),
    keys,
    signingAlgorithm: EC,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  return { certificate: certificate.toString('pem'), privateKey: await toPem(keys.privateKey) };
}

/** A certificate that fits C2PA's profile. */
export async function makeSigner(
  root: Root,
  organization: string,
  { from, until }: { from: Date; until: Date },
): Promise<Root> {
  const issuer = new x509.X509Certificate(root.certificate);
  const pkcs8 = x509.PemConverter.decodeFirst(root.privateKey);
  const signingKey = await crypto.subtle.importKey('pkcs8', pkcs8, EC, false, ['sign']);
  const keys = await newKeys();
  const certificate = await x509.X509CertificateGenerator.create({
    serialNumber: serialNumber(),
    subject: `CN=${organization} Content Credentials, O=${organization}`,
    issuer: issuer.subject,
    notBefore: from,
    notAfter: until,
    publicKey: keys.publicKey,
    signingKey,
    signingAlgorithm: EC,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([EMAIL_PROTECTION], true),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
      await x509.AuthorityKeyIdentifierExtension.create(issuer.publicKey),
    ],
  });
  return { certificate: certificate.toString('pem'), privateKey: await toPem(keys.privateKey) };
}
