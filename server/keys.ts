/**
 * `npm run keys -- 'Name of the gallery'`: prints new secrets and a certificate of one's own for signing files, as lines for
 * the env file. Nothing is stored: keep a copy, because what was signed is verified with them.
 */
import { randomBytes } from 'node:crypto';
import { print } from './command.ts';
import { makeRoot, makeSigner } from './providers/credentials/make-chain.ts';

const DAY_MS = 86_400_000;
/** Renew it before its end by `npm run keys` again; what was signed stays valid. */
const LIFE_MS = 2 * 365 * DAY_MS;

const organization = process.argv[2] ?? 'Atelier';
const now = new Date();
const root = await makeRoot(organization, now);
const until = new Date(now.getTime() + LIFE_MS);
const signer = await makeSigner(root, organization, { from: now, until });
const oneLine = (...pems: string[]): string =>
  `"${pems
    .join('\n')
    .trim()
    .replaceAll('\n', String.raw`\n`)}"`;

print('# Signs sessions.');
print(`SESSION_SECRET=${randomBytes(32).toString('base64url')}`);
print('# Signs certificates of authenticity.');
print(
  `CERTIFICATE_KEY=${organization
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 30)}-${now.getUTCFullYear()}:${randomBytes(32).toString('base64')}`,
);
print(
  `# Signs files (Content Credentials), until ${until.toISOString().slice(0, 10)}. Self-issued: readers show your gallery as an unknown signer.`,
);
print(`C2PA_CERTIFICATE=${oneLine(signer.certificate, root.certificate)}`);
print(`C2PA_PRIVATE_KEY=${oneLine(signer.privateKey)}`);
