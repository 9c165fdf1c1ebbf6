import { makeRoot } from '#server/providers/credentials/make-chain.ts';

const { certificate, privateKey } = await makeRoot('Gallery', new Date());

/** Settings of services that are not there: starting needs none of them. */
export const REAL_SERVICES = {
  NODE_ENV: 'production',
  ATELIER_SANDBOX: '0',
  PUBLIC_URL: 'https://gallery.example',
  OIDC_ISSUER_URL: 'https://sign-in.example',
  OIDC_CLIENT_ID: 'gallery',
  OIDC_CLIENT_SECRET: 'a-secret',
  CERTIFICATE_KEY: `gallery-1:${'A'.repeat(43)}=`,
  S3_REGION: 'eu-central-1',
  S3_BUCKET: 'gallery',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'a-secret',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtps://user:password@mail.example',
  MAIL_FROM: 'Gallery <hello@gallery.example>',
  C2PA_CERTIFICATE: certificate,
  C2PA_PRIVATE_KEY: privateKey,
};
